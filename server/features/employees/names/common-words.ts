/**
 * Words that hardly a sentence of a report does without, in small letters: a name among them ("Will", "May", "Work")
 * is meant only where it is written like a name, with a capital letter.
 */
export const everydayWords: ReadonlySet<string> = new Set(
  `
  a about after again all also always am an and another any anybody anyone are around as ask at
  back be because been before being best better between both but by
  call can come could
  day de del der do does doing done down due during
  each early else end even ever every everybody everyone
  far few first for from full further
  get give go going good great group grow
  had hand has have having he help her here him his high how
  i if in into is it its
  job just
  keep know
  la last later le lead least less let like little long look low
  made make many may me member might more most much must my
  near need needs never new next no nobody none nor not nothing now
  of off often on once one only open or other our out over own
  pay part people person plan point
  rather report rest right role
  said same say see set several shall share she short should since so some somebody someone soon still such
  take team than that the their them then there these they thing this those three through time to today together told
  too tool tools two
  under until up us use used
  van very von
  want was way we week well were what when where whether which while who whole whom whose why will with within without
  word words work worked working would
  year yes yet you young your
  `
    .trim()
    .split(/\s+/),
)
