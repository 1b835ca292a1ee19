import { release as calls } from '../../../contract/release.ts'
import { companyWordsOf } from '../../../insights/all-company-words.ts'
import { familyOf } from '../../../insights/company-mentions.ts'
import { serveMember } from '../../core/serve.ts'
import { whatWouldBeTold } from './told-reports.ts'
import { withheldSentences } from './withheld-sentences.ts'

/** What a release would keep from members, told to whoever decides about it before. */
export const getReleasePreview = serveMember(
  calls.getReleasePreview,
  async ({ reportId, language = 'en' }, context) => {
    const { report, told } = await whatWouldBeTold(context, reportId)
    const words = companyWordsOf(language)
    const { withheld, threshold, withheldTopics, departments } = told
    if (withheld !== null) return { withheld: [words.say(`told.${withheld}`, { threshold })] }
    const left = report.content.gradingBreakdown.flatMap(({ departmentName, answered }) =>
      answered > 0 && !departments.includes(departmentName) ? [departmentName] : [],
    )
    const sentences = withheldSentences(
      new Set(withheldTopics),
      report.content.immediateHiringNeeds.map(({ keywords }) => familyOf(keywords)),
      words,
    )
    return {
      withheld: [
        ...(sentences.length === 0 ? [] : [words.say('told.beside'), ...sentences]),
        ...(left.length === 0
          ? []
          : [
              words.say('told.departments', {
                departments: words.common.listed(left.map(words.common.named)),
              }),
            ]),
      ],
    }
  },
)
