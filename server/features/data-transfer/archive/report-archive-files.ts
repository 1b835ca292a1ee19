import {
  companyReportInputs,
  companyReports,
  reports,
  reportSteps,
  companyReportDisclosures,
} from '../../../schema/reports.ts'
import { tableEntity, type Entity } from './archive-file.ts'
import * as lines from './report-line-schemas.ts'

/** The files about reports. Of 10,000 people a company report is megabytes, so these are read one at a time. */
export const reportEntities: readonly Entity[] = [
  tableEntity({
    name: 'reports',
    what: 'Every version of the report about each person, with what it was made from (`inputs`) and how it stands. One that was deleted has `removedAt` until it goes for good.',
    line: lines.ReportLine,
    of: reports,
    by: [reports.id],
    portion: 100,
  }),
  tableEntity({
    name: 'company-reports',
    what: 'Every version of the company report.',
    line: lines.CompanyReportLine,
    of: companyReports,
    by: [companyReports.id],
    portion: 1,
    hasLongLines: true,
  }),
  tableEntity({
    name: 'company-report-inputs',
    what: 'What company reports were made from: each person as they were listed, with the revision and a hash of their answers, and a hash of it all.',
    line: lines.CompanyReportInputsLine,
    of: companyReportInputs,
    by: [companyReportInputs.reportId],
    portion: 1,
    hasLongLines: true,
  }),
  tableEntity({
    name: 'report-steps',
    what: 'What people did with reports: who edited, reviewed, released or withdrew them and why, and what their person said: acknowledged, contested, and the words.',
    line: lines.ReportStepLine,
    of: reportSteps,
    by: [reportSteps.id],
  }),
  tableEntity({
    name: 'company-report-releases',
    what: 'What each release of a company report told readers who may not open each person’s report.',
    line: lines.ReportDisclosureLine,
    of: companyReportDisclosures,
    by: [companyReportDisclosures.id],
    hasLongLines: true,
  }),
]
