import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'

/**
 * The look of Muster as a Mantine theme: warm neutrals, one accent. Raw colours occur only here and in theme.css,
 * which holds what Mantine has no name for.
 */

const stone: MantineColorsTuple = [
  '#faf8f5',
  '#f4f1ec',
  '#eae6df',
  '#dcd6cc',
  '#c4bcb0',
  '#a39a8d',
  '#6f675c',
  '#574f46',
  '#3a342d',
  '#221e19',
]

const night: MantineColorsTuple = [
  '#e8e3da',
  '#cfc9be',
  '#b5aea2',
  '#878075',
  '#423d36',
  '#38342e',
  '#2d2a25',
  '#211f1b',
  '#191715',
  '#121110',
]

const pine: MantineColorsTuple = [
  '#eaf5f2',
  '#d3e9e3',
  '#a7d3c8',
  '#80c2b3',
  '#5bb09e',
  '#318c7b',
  '#1f7666',
  '#176054',
  '#124c43',
  '#0c3a33',
]

const brick: MantineColorsTuple = [
  '#fdf1ee',
  '#f9ddd6',
  '#f1b7aa',
  '#ec9c8b',
  '#e07260',
  '#cf5643',
  '#b84432',
  '#9c3626',
  '#7f2b1f',
  '#631f16',
]

const ochre: MantineColorsTuple = [
  '#fbf5e6',
  '#f5e8c6',
  '#ebd395',
  '#e0bc63',
  '#d3a53d',
  '#b58724',
  '#946c17',
  '#775510',
  '#5c410c',
  '#432f08',
]

/** Renders menus, lists and tooltips in the main landmark, so that no content of a page is outside of one. */
const inMain = { portalProps: { target: 'main, body:not(:has(main))' } }

export const theme = createTheme({
  colors: { gray: stone, dark: night, pine, red: brick, yellow: ochre },
  white: '#fffefb',
  black: '#221e19',
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 6 },
  autoContrast: true,
  respectReducedMotion: true,
  cursorType: 'pointer',
  defaultRadius: 'md',
  fontFamily: "'Figtree Variable', system-ui, sans-serif",
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  headings: {
    fontFamily: "'Figtree Variable', system-ui, sans-serif",
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '2.25rem' },
      h2: { fontSize: '1.25rem', lineHeight: '1.75rem' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.5rem' },
      h4: { fontSize: '1rem', lineHeight: '1.5rem' },
    },
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.75rem', xl: '1rem' },
  components: {
    Anchor: { defaultProps: { underline: 'always' } },
    Button: { defaultProps: { loaderProps: { type: 'dots' } } },
    // Optional fields say so in words.
    InputWrapper: { defaultProps: { withAsterisk: false } },
    // A group can be taller than its visible part, so its error is shown near its first checkbox.
    CheckboxGroup: { defaultProps: { inputWrapperOrder: ['label', 'description', 'error', 'input'] } },
    CloseButton: { defaultProps: { 'aria-label': 'Close' } },
    Modal: {
      defaultProps: { closeButtonProps: { 'aria-label': 'Close' }, transitionProps: { duration: 150 } },
    },
    Drawer: {
      defaultProps: { closeButtonProps: { 'aria-label': 'Close' }, transitionProps: { duration: 180 } },
    },
    Popover: { defaultProps: inMain },
    // Closed lists are unmounted: otherwise they are measured as soon as the page renders.
    Combobox: { defaultProps: { keepMounted: false } },
    Tooltip: {
      defaultProps: { ...inMain, withArrow: true, events: { hover: true, focus: true, touch: false } },
    },
    Skeleton: { defaultProps: { radius: 'sm' } },
  },
})

/** Overrides where Mantine's own variables fall short of a 4.5:1 contrast on warm paper, or of its warmth. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-text': stone[9],
    '--mantine-color-dimmed': stone[6],
    '--mantine-color-placeholder': stone[6],
    '--mantine-color-anchor': pine[7],
    '--mantine-color-error': brick[7],
    '--mantine-color-default-border': stone[3],
    '--mantine-color-default-hover': stone[1],
  },
  dark: {
    '--mantine-color-text': night[0],
    '--mantine-color-dimmed': night[2],
    '--mantine-color-placeholder': night[2],
    '--mantine-color-anchor': pine[3],
    '--mantine-color-error': brick[3],
    '--mantine-color-default-border': night[4],
    '--mantine-color-default-hover': night[5],
  },
})
