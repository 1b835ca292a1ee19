/**
 * Applies the rule on small groups (`insights/anonymity`) to stored reports: decides at each release, keeps what was
 * disclosed and redacts what a reader gets. Others import this file alone.
 */

export { isAllOpen, openTo, discloseBesideOpen } from './disclosure-beside-open-reports.ts'
export { redactCompanyReport, withoutThemes, type RedactedContent } from './redact-company-report.ts'
export { redactionNotices, topicVisibility, type TopicVisibility } from './redaction-notices.ts'
export { decideReportDisclosure, previewDisclosure, readDisclosures } from './report-disclosure.ts'
