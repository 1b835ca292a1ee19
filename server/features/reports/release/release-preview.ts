import { release as calls } from '../../../../contract/calls/reports/release-report.ts'
import { companyWordsOf } from '../../../../insights/catalog/all-company-texts.ts'
import type { CompanyWords } from '../../../../insights/catalog/company-texts.ts'
import { familyOf } from '../../../../insights/company-report/keyword-mentions.ts'
import { serveMember, type MemberContext } from '../../../core/http/serve.ts'
import { topicsAfterRelease } from './disclosure-after-release.ts'
import { requireVersion } from './locked-version.ts'
import { toReportDisclosure } from '../../../../insights/anonymity/index.ts'
import { previewDisclosure, redactCompanyReport, redactionNotices } from '../disclosure/index.ts'
import { topicVisibilityIn } from './lost-parts.ts'

/** Shows those who decide about a release, before they do, what it would suppress for other members. */
export const getReleasePreview = serveMember(
  calls.getReleasePreview,
  async ({ employeeId, version = 0, reportId = '', language = 'en' }, context) => {
    const words = companyWordsOf(language)
    if (employeeId !== undefined) {
      const { id } = await requireVersion(context, employeeId, version)
      return { withheld: [], companyReports: await topicsAfterRelease(id, context, words) }
    }
    return { withheld: await previewSuppression(reportId, context, words), companyReports: [] }
  },
)

const previewSuppression = async (
  reportId: string,
  context: MemberContext,
  words: CompanyWords,
): Promise<string[]> => {
  const { report, told } = await previewDisclosure(context, reportId)
  const { withheld, threshold, withheldTopics, departments } = told
  if (withheld !== null) return [words.say(`told.${withheld}`, { threshold })]
  const left = report.content.gradingBreakdown.flatMap(({ departmentName, answered }) =>
    answered > 0 && !departments.includes(departmentName) ? [departmentName] : [],
  )
  const shown = redactCompanyReport(report.content, toReportDisclosure(told), words)
  const sentences = redactionNotices(
    {
      withheld: new Set(withheldTopics),
      shownOf: (topic) => topicVisibilityIn(shown, topic),
      families: report.content.immediateHiringNeeds.map(({ keywords }) => familyOf(keywords)),
    },
    words,
  )
  return [
    ...(sentences.length === 0 ? [] : [words.say('told.beside'), ...sentences]),
    ...(left.length === 0
      ? []
      : [
          words.say('told.departments', {
            departments: words.common.listed(left.map(words.common.named)),
          }),
        ]),
  ]
}
