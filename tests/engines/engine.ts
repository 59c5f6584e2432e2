/** An action sequence of WebDriver; WebDriver BiDi has the same. */
export interface Actions {
  type: 'key' | 'pointer';
  id: string;
  parameters?: { pointerType: 'mouse' };
  actions: Record<string, unknown>[];
}

/** What each engine does in its own way (WebDriver, WebDriver BiDi). A window begins without storage and cookies. */
export interface Engine {
  goTo(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Through the history: -1 is Back, 1 is Forward. */
  travel(steps: -1 | 1): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs the body of a function in the page; it may wait. What it returns comes back as JSON. */
  run<T>(body: string, ...args: unknown[]): Promise<T>;
  act(actions: Actions): Promise<void>;
  picture(): Promise<Buffer>;
  /** The page as a PDF of A4 with margins of 1 cm. */
  print(): Promise<Buffer>;
  close(): Promise<void>;
}
