import '@fontsource-variable/figtree/wght.css'
import './ui/mantine-first.css'
import './ui/look.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { watchAuthSync } from './core/auth-sync.ts'
import { watchLeftSessions } from './core/left-sessions.ts'
import { createQueryClient, watchCache } from './core/query-client.ts'
import { watchSession } from './core/session.ts'
import { createAppRouter } from './routes.tsx'
import { colorSchemeManager } from './ui/color-scheme.ts'
import { cssVariables, theme } from './ui/theme.ts'

const client = createQueryClient()
const router = createAppRouter()
const schemes = colorSchemeManager()
watchCache(client)
watchSession()
watchAuthSync()
watchLeftSessions()

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root to show Muster in.')
createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={schemes}
      defaultColorScheme="auto"
      // All variables come from the theme at start: the sheet of the defaults would be loaded for nothing.
      deduplicateCssVariables={false}
    >
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)
