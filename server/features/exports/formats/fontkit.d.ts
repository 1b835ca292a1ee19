declare module 'fontkit' {
  type Font = {
    unitsPerEm: number
    layout(text: string): { advanceWidth: number }
  }
  export function openSync(path: string): Font
}
