export type Role = 'button' | 'link' | 'heading'

/** A page in some engine, with a storage of its own. A wait that is too long throws. */
export type Visitor = {
  /** Opens a path and waits until its script has taken over. @returns the answer's status */
  open: (path: string) => Promise<number>
  /** In CSS pixels; an engine may keep a window of its own least width. */
  resize: (width: number, height: number) => Promise<void>
  /** Waits until it is seen. */
  sees: (role: Role, name: string) => Promise<void>
  click: (role: Role, name: string) => Promise<void>
  /** Types into an input by its selector, behind what it holds. */
  type: (selector: string, text: string) => Promise<void>
  /** Runs a function in the page: it may use nothing from outside but its arguments. */
  evaluate: <Parameters extends unknown[], Result>(
    work: (...parameters: Parameters) => Result | Promise<Result>,
    ...parameters: Parameters
  ) => Promise<Result>
  /** What the page wrote to the console, threw, lost or violated of the policy. */
  complaints: () => Promise<string[]>
  leave: () => Promise<void>
}

/** A browser of some engine. */
export type Engine = {
  name: string
  version: string
  /** A new visitor, whose page is 1440 × 900 pixels. */
  visit: () => Promise<Visitor>
  close: () => Promise<void>
}
