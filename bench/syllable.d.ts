/** Declared here too, so that types can be checked where development tools are not up to date. */
declare module 'syllable' {
  export function syllable(text: string): number
}
