/** The words for the parts of reports, in the order in which screens, editors and files show them. */

export const profileParts = [
  { id: 'responsibilities', title: 'Responsibilities' },
  { id: 'clarityOnRole', title: 'Clarity on the role' },
  { id: 'selfRatedOutput', title: 'Self-rated output' },
  { id: 'recurringTasks', title: 'Recurring tasks' },
] as const

export const insightParts = [
  { id: 'personalityTraits', title: 'Working preferences, as stated' },
  { id: 'psychologicalIndicators', title: 'Sentiment, as stated' },
  { id: 'selfAwareness', title: 'Self-awareness' },
  { id: 'emotionalResponses', title: 'In your own words' },
  { id: 'growthDesire', title: 'Wish to grow' },
] as const

/** The five sub-scores of point 9. */
export const subScores = [
  { id: 'reliability', label: 'Reliability' },
  { id: 'roleFit', label: 'Role fit' },
  { id: 'scalability', label: 'Scalability' },
  { id: 'output', label: 'Output' },
  { id: 'initiative', label: 'Initiative' },
] as const
