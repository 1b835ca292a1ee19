import { lazyRouteComponent } from '@tanstack/react-router'
import { afterPreloadedFiles } from '../core/browser/preloaded-files.ts'

/** The component of a page that is loaded when it is opened. */
export const lazyPage: typeof lazyRouteComponent = (load) => lazyRouteComponent(afterPreloadedFiles(load))
