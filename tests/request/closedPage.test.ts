import { getSearchConditions } from '@/services/recruitment';
import { connectPreview, disconnectPreview, type PreviewLine } from '../helpers/previewAdapter';
import { startServer } from './server';

startServer();

const freshLine = (): PreviewLine => ({ cookies: new Map(), calls: [], errors: [] });

afterEach(disconnectPreview);

it('a call of a page that was closed does not hold up the same call of the next page', async () => {
  const read = () => getSearchConditions({ state: 'open' }, { cache: true });
  connectPreview(freshLine());
  const dropped = read().catch((error: unknown) => error);
  disconnectPreview();
  await expect(dropped).resolves.toMatchObject({ code: 'ERR_CANCELED' });
  const next = freshLine();
  connectPreview(next);
  // Without a token the server refuses it. It is enough that it is asked, and answers.
  await read().catch(() => undefined);
  expect(next.calls).toMatchObject([{ status: 401 }]);
});
