-- Whoever is signed in can have a mail of no organization sent to the address of their own account, and to no other:
-- that it was deleted.
CREATE POLICY mails_to_oneself ON mails FOR INSERT TO muster_handler
  WITH CHECK (org_id IS NULL AND to_address = (SELECT u.email FROM users u WHERE u.id = (SELECT app_user())));
