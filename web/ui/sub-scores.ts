/** The five sub-scores of point 9 in the order in which every screen shows them. */
export const subScores = [
  { id: 'reliability', label: 'Reliability' },
  { id: 'roleFit', label: 'Role fit' },
  { id: 'scalability', label: 'Scalability' },
  { id: 'output', label: 'Output' },
  { id: 'initiative', label: 'Initiative' },
] as const
