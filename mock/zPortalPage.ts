import { cookiesOf, type Handler, headerOf } from './_preview/http';
import { addPortalScript } from './_preview/staff/portalScript';

/** Sends no answer itself; adds the preview's script to the portal's pages in browsers that have opened the console. */
const portalPage: Handler = async (req, res, next) => {
  const isPage = headerOf(req, 'accept')?.includes('text/html');
  if (isPage && cookiesOf(req).preview_banner) {
    delete req.headers['accept-encoding'];
    delete req.headers['if-none-match'];
    delete req.headers['if-modified-since'];
    addPortalScript(res);
  }
  next();
};

const next = '%[89AB][\\dA-F]';
/** A character of a path in an address, complete in UTF-8. Umi decodes what a pattern matches, and fails on anything else. */
const character = [
  '[^%]',
  '%[0-7][\\dA-F]',
  `%C[2-9A-F]${next}`,
  `%D[\\dA-F]${next}`,
  `%E[1-9A-CEF]${next}${next}`,
].join('|');

/** Every path that can be decoded. Umi takes the first handler that fits and reads files by name, so this one (z…) comes last. */
export default { [`GET \\/(${character})*`]: portalPage };
