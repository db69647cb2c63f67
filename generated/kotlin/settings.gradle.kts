rootProject.name = "protocol"
