import type { UploadedFile } from '../src/services/types';
import { attachmentName, imageId, keepFile, pdfOf, storedFile } from './_preview/files';
import { pictureOf } from './_preview/pictures';
import { fail, ok, type Reply, raw, unauthorised } from './_preview/reply';
import { type Ctx, handlers, open } from './_preview/route';

const mb = 1024 * 1024;
const imageTypes = ['image/jpeg', 'image/png'];
const fileTypes = [
  ...imageTypes,
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
];

// A visitor may upload files of a registration form, so the session is their owner.
const ownerOf = (ctx: Ctx): string => ctx.user?.loginName ?? `session:${ctx.session?.id ?? ''}`;

/** Browsers send file names in UTF-8; the parser of Umi's mock reads them as Latin-1. */
function nameOf(sent: string): string {
  const isLatin = [...sent].every((character) => (character.codePointAt(0) ?? 0) <= 0xff);
  return isLatin ? Buffer.from(sent, 'latin1').toString('utf8') : sent;
}

function upload(ctx: Ctx, types: readonly string[], maxBytes: number, words: string): Reply {
  const part = ctx.files.find((file) => file.fieldname === 'file');
  if (!part || part.size === 0) {
    return fail('FILE_REFUSED', '没有收到文件，请重新选择');
  }
  if (!types.includes(part.mimetype)) {
    return fail('FILE_REFUSED', `文件格式不支持，请上传 ${words}`);
  }
  if (part.size > maxBytes) {
    return fail('FILE_REFUSED', `文件超过 ${maxBytes / mb} MB，请压缩后再上传`);
  }
  const { id, name, size, type } = keepFile(ctx.store, {
    name: nameOf(part.originalname),
    type: part.mimetype,
    bytes: part.buffer,
    owner: ownerOf(ctx),
  });
  return ok<UploadedFile>({ id, name, size, type });
}

const disposition = (name: string): string =>
  `inline; filename*=UTF-8''${encodeURIComponent(name)}`;

function view(ctx: Ctx): Reply {
  const fileId = ctx.param('fileId');
  const picture = pictureOf(fileId);
  if (picture && picture.kind !== 'portrait') {
    return raw('image/svg+xml', picture.svg, { 'Cache-Control': 'public, max-age=86400' });
  }
  // Without a token only public pictures can be read; a document needs a visitor's token.
  if (!ctx.session) {
    return unauthorised();
  }
  const documentName = attachmentName(fileId);
  if (documentName) {
    return raw('application/pdf', pdfOf(documentName), {
      'Content-Disposition': disposition(documentName),
    });
  }
  if (picture) {
    if (!ctx.user) {
      return unauthorised();
    }
    const isOwn = fileId === imageId('portrait', ctx.user.id);
    return isOwn || ctx.user.roles.includes('censor')
      ? raw('image/svg+xml', picture.svg)
      : fail('NOT_FOUND', '文件不存在或已被删除');
  }
  const stored = storedFile(ctx.store, fileId);
  const mayRead = stored?.owner === ownerOf(ctx) || ctx.user?.roles.includes('censor');
  return stored && mayRead
    ? raw(stored.type, stored.bytes, { 'Content-Disposition': disposition(stored.name) })
    : fail('NOT_FOUND', '文件不存在或已被删除');
}

export default handlers({
  'GET /pt/portal/file/view/:fileId': open(view),
  'POST /pt/portal/file/uploadImage': (ctx) => upload(ctx, imageTypes, 2 * mb, 'JPG 或 PNG 图片'),
  'POST /pt/w/file/upload': (ctx) => upload(ctx, fileTypes, 10 * mb, 'JPG、PNG、PDF 或 Word 文件'),
});
