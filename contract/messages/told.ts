/** What is not told of groups and of people, and why. */

export const told = {
  namesSomebody: 'This text names somebody and is not shown to you.',
  tooFewAnswers: (threshold: number) =>
    `Fewer than ${threshold} people have answered, so what they said together is shown to owners and admins only.`,
  tooNearEarlier: (threshold: number) =>
    `Compared with an earlier report, the answers of fewer than ${threshold} people are different, and could be worked out from both: the numbers of this one are shown to owners and admins only.`,
  tooFewNotReleased: (threshold: number) =>
    `Fewer than ${threshold} people in this report have a report of their own that is not released. What they said could be worked out from the others, so its numbers are shown to you once theirs are released.`,
  madeBeforeKept:
    'This report is of a time when it was not kept what a report is made from, so it cannot be held against others: its numbers are shown to owners and admins only. Those of a new one are shown.',
  notToldYet: 'The numbers of this report are shown to you once it is released.',
  departmentNotTold: (threshold: number) =>
    `What they said is shown to owners and admins only: fewer than ${threshold} people answered, or their answers would give away those of fewer.`,
  howManyNotTold: (claim: string, threshold: number) =>
    `${claim}. How many say so is not shown: they or the others are fewer than ${threshold}, or their mean would tell what single people answered.`,
  riskOnly: (level: string) =>
    `By the fixed rule the risk level is ${level}. The means that it comes from are not shown to you: they would tell too much of few people.`,
  averageNotTold: 'The mean score is not shown to you: it would tell what single people answered.',
  namesSmallGroup:
    'This text speaks of a department of which too few have answered, and is not shown to you.',
} as const
