import { createContext, useContext } from 'react'

const Context = createContext(false)

/** Whether the language that somebody wants could not be fetched, so that another one is shown. */
export const NotLoaded = Context.Provider
export const useNotLoaded = (): boolean => useContext(Context)
