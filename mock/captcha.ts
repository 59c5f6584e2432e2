import { drawCaptcha } from './_preview/captcha';
import { invalid, raw } from './_preview/reply';
import { handlers } from './_preview/route';

export default handlers({
  'GET /pt/captcha/generate': ({ store, query }) => {
    const attrKey = query.text('attrKey');
    const random = query.text('random');
    if (!attrKey || !random) {
      return invalid([{ field: attrKey ? 'random' : 'attrKey', message: '缺少参数' }]);
    }
    const { svg, answer } = drawCaptcha(store, attrKey, random);
    // Only the preview server sends the answer in a header, so that tests and staff need not read the picture.
    return raw('image/svg+xml', svg, { 'X-Preview-Captcha': answer, 'Cache-Control': 'no-store' });
  },
});
