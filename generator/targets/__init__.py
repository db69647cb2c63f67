"""The languages; each is a package here that exports TARGET."""
