-- What became of having a report worded is said in the version that was to be.
GRANT UPDATE (prose) ON reports, company_reports TO muster_handler;
