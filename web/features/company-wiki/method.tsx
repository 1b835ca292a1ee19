import { Box, Text } from '@mantine/core'
import type { StoredCompanyReport } from '../../../contract/reports.ts'

/** What the report cannot tell, and the numbers that strengths, weaknesses and risk were read from. */
export const Method = ({ report }: { report: StoredCompanyReport }) => (
  <>
    <ul className="limits prose">
      {report.limits.map((limit) => (
        <li key={limit}>{limit}</li>
      ))}
    </ul>
    {report.measures.length > 0 && (
      <>
        <h3 className="wiki-subtitle">What was read from the answers</h3>
        <Box component="section" className="heat" aria-label="What was read from the answers" tabIndex={0}>
          <table className="wiki-table measures">
            <thead>
              <tr>
                <th scope="col">Topic</th>
                <th scope="col" className="wiki-table__number">
                  Answered
                </th>
                <th scope="col" className="wiki-table__number">
                  Not answered
                </th>
                <th scope="col" className="wiki-table__number">
                  Mean
                </th>
                <th scope="col" className="wiki-table__number">
                  Strong
                </th>
                <th scope="col" className="wiki-table__number">
                  Low
                </th>
              </tr>
            </thead>
            <tbody>
              {report.measures.map((measure) => (
                <tr key={measure.topic}>
                  <th scope="row">{measure.label}</th>
                  <td className="wiki-table__number">{measure.answered.toLocaleString()}</td>
                  <td className="wiki-table__number">{measure.notAnswered.toLocaleString()}</td>
                  <td className="wiki-table__number">{measure.meanOfAnswered?.toFixed(1) ?? '–'}</td>
                  <td className="wiki-table__number">{measure.strong?.toLocaleString() ?? '–'}</td>
                  <td className="wiki-table__number">{measure.low?.toLocaleString() ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Box>
        <Text size="sm" c="dimmed" className="prose">
          Means are of those who gave a rating. Strong: 8 or more, yes, or something named. Low: below 6, or
          no; for missing tools, those who named one. Engine {report.engineVersion}, questionnaire{' '}
          {report.questionnaireVersion}.
          {report.groupThreshold !== null &&
            ` A dash or a topic that is not listed is not shown to you: it would tell of fewer than ${report.groupThreshold} people.`}
        </Text>
      </>
    )}
  </>
)
