import type { Page, Request } from '@playwright/test';
import type { Persona } from '../e2e/preview';
import { operationOf } from './contract';

/** One call that the portal has sent. */
interface Sent {
  id: string;
  /** Which press it followed. */
  press: number;
}

/**
 * Errors of the browser itself, and React's line about a script or style that did not load (spec §8): what a call, a picture or
 * a file has met. What the person then sees is checked on the screen.
 */
const ownWords =
  /^Failed to load resource|net::ERR_|^Refused to load the image|^ChunkLoadError: Loading|^Error: Loading CSS chunk/;

/** A page under watch: what it sends, what it complains of, and when it rests. */
export class Stage {
  readonly sent: Sent[] = [];
  readonly complaints: string[] = [];
  /** Counted up before each act of the person. */
  press = 0;
  /** What the fault has met so far. */
  hits = 0;
  /** Ends the fault: the server, the network or the device is as it should be again. */
  mend: () => Promise<void> = async () => undefined;
  /** Ends what lasts as long as the cell. */
  close: () => Promise<void> = async () => undefined;
  /** All that the present step wants typed or chosen is. */
  isFilled = false;
  /** The person has left the screen, so that a step that was done may have to be done again. */
  isAstray = false;
  /** How often a page was loaded. */
  loads = 0;
  /** The server's own token for the one that the portal has. */
  realToken = (token: string): string => token;
  /** The newest captcha's answer. */
  captcha = '';
  /** The presses after which a script was fetched. */
  readonly fetching = new Set<number>();
  /** The headers of the last call, with its token. */
  private headers: Record<string, string> = {};
  private readonly underWay = new Set<Request>();
  /** Writes that the server has done, by the press that they followed. */
  private readonly done: Sent[] = [];
  private readonly checked = new WeakSet<Request>();
  /** Which press a call followed; its answer may come after the next one. */
  private readonly pressOf = new WeakMap<Request, number>();

  constructor(readonly page: Page) {
    this.watch(page);
  }

  private watch(page: Page): void {
    page.on('load', () => {
      this.loads += 1;
    });
    page.on('request', (request) => this.note(request));
    page.on('requestfinished', (request) => this.underWay.delete(request));
    page.on('requestfailed', (request) => this.underWay.delete(request));
    page.on('response', (response) => {
      this.captcha = response.headers()['x-preview-captcha'] ?? this.captcha;
      const request = response.request();
      if (request.method() !== 'POST' || this.checked.has(request)) return;
      // A page that is left takes the body with it; what it was is not known then.
      response.text().then(
        (body) => this.judge(request, body),
        () => undefined,
      );
    });
    page.on('console', (message) => {
      if (message.type() !== 'error' || ownWords.test(message.text())) return;
      this.complaints.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.complaints.push(`thrown: ${error.message}`));
    page.on('dialog', (dialog) => dialog.accept());
  }

  private note(request: Request): void {
    if (/^(?:data|blob):/.test(request.url())) return;
    this.underWay.add(request);
    this.pressOf.set(request, this.press);
    if (request.resourceType() === 'script') this.fetching.add(this.press);
    const operation = operationOf(request.method(), request.url());
    if (!operation) return;
    this.sent.push({ id: operation.id, press: this.press });
    const { 'x-access-token': token, 'x-domain': domain } = request.headers();
    if (token && domain) this.headers = { 'X-Access-Token': token, 'X-Domain': domain };
  }

  /** Notes what the server itself has answered to a write, before the answer is spoilt. */
  judge(request: Request, body: string): void {
    const operation = operationOf(request.method(), request.url());
    if (operation?.method !== 'POST' || this.checked.has(request)) return;
    this.checked.add(request);
    const press = this.pressOf.get(request) ?? this.press;
    if (/"success":\s*true/.test(body)) this.done.push({ id: operation.id, press });
  }

  /** Whether the server has done something after a press. */
  hasDone(press: number): boolean {
    return this.done.some((one) => one.press === press);
  }

  /** Whether the server has done a write. */
  hasDoneCall(id: string): boolean {
    return this.done.some((one) => one.id === id);
  }

  /** How often the server has done a write after each press. */
  timesDone(id: string): number[] {
    const presses = this.done.filter((one) => one.id === id).map(({ press }) => press);
    return [...new Set(presses)].map((press) => presses.filter((one) => one === press).length);
  }

  /** Whether no call and no file is under way. */
  get rests(): boolean {
    return this.underWay.size === 0;
  }

  /** Forgets the calls of a page that is no more. */
  forgetCalls(): void {
    this.underWay.clear();
  }

  /** The persona counts from the next page on, in a store of its own. */
  async enter(persona: Persona, space: string, url: string): Promise<void> {
    await this.page.context().addCookies([
      { name: 'preview_space', value: space, url },
      { name: 'preview_persona', value: persona, url },
    ]);
  }

  /** What the server answers the person who is signed in here, asked beside the portal. */
  async read(path: string): Promise<unknown> {
    const stored = await this.page.evaluate(() => {
      try {
        return JSON.parse(localStorage.getItem('army-site-token') ?? '{}').value;
      } catch {
        // Blocked, or full of something else: the last call had the token too.
        return undefined;
      }
    });
    const token = stored ?? this.headers['X-Access-Token'] ?? '';
    const headers = {
      'X-Requested-With': 'XMLHttpRequest',
      'X-Site-Id': 'army-site',
      ...this.headers,
      'X-Access-Token': this.realToken(token),
    };
    const answer = await this.page.request.get(`/pt${path}`, { headers });
    return (await answer.json()).data;
  }

  /** The last code "sent" to a mobile number. */
  async codeFor(to: string): Promise<string> {
    const messages: { to: string; code?: string }[] = await (
      await this.page.request.get('/__preview/outbox')
    ).json();
    return messages.find((message) => message.to === to)?.code ?? '';
  }
}
