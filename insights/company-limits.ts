/** What a company report cannot tell, as sentences that the report carries with it. */

/** What holds of every part of the report. */
const ofRatings =
  'Self-ratings run kind and agree only loosely with what others would give. Read levels with care and differences with more.'
const ofImpactGroups =
  'The impact groups sort people by the output that they rated themselves. They are no ranking of worth.'
const ofFindings =
  'A topic is a finding only where a quarter of all who answered spoke to it and, from 5 answers on, 2 people or more say the same. What a single person says can matter and is not listed there.'
const ofPersonnel =
  'Promotions list whoever wrote about a next step and rated output and clarity 8 or more: self-ratings alone are no ground for a promotion. Departures list ratings of satisfaction of 4 or less: what people wrote was not searched for a wish to leave, so read it first.'
const ofReasons = 'Why a number is high or low is not in it. That takes a conversation.'
const ofDepartments = 'Departments with fewer than 5 answers are marked as small and should not be compared.'
const ofNoise =
  'A difference between two means is called one only where it is larger than the noise: twice what chance makes between so many people, who count by the share of the inputs that they answered and lie at least as far apart as one point in one answer moves a score. About one in twenty is still chance.'

/** All of them, in their order. */
export const companyLimits: readonly string[] = [
  ofRatings,
  ofImpactGroups,
  ofFindings,
  ofPersonnel,
  ofReasons,
  ofDepartments,
  ofNoise,
]

/** Those for readers who are shown nothing about single people: no impact groups, no promotions, no departures. */
export const limitsWithoutPersons: ReadonlySet<string> = new Set([
  ofRatings,
  ofFindings,
  ofReasons,
  ofDepartments,
  ofNoise,
])
