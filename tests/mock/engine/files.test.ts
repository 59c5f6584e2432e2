/** @jest-environment node */
import { attachmentId, imageId } from '../../../mock/_preview/files';
import type { UploadedFile } from '../../../src/services/types';
import { type PreviewClient, previewClient } from '../../helpers/previewApp';
import { errorCode } from './support';

const viewPath = '/pt/portal/file/view';
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

function form(name: string, type: string, bytes: Buffer): FormData {
  const data = new FormData();
  data.append('file', new File([new Uint8Array(bytes)], name, { type }));
  return data;
}

function upload(client: PreviewClient, path: string, body: FormData) {
  return client.call<UploadedFile>(path, { method: 'POST', body });
}

describe('files', () => {
  it('draws public pictures from their id, without a token and always the same', async () => {
    const client = previewClient();
    client.token = { key: 'X-Nothing', value: '' };
    const first = await client.get(`${viewPath}/${imageId('logo', 'e1')}`);
    const second = await client.get(`${viewPath}/${imageId('logo', 'e1')}`);
    const other = await client.get(`${viewPath}/${imageId('logo', 'e2')}`);
    expect(first.headers['content-type']).toBe('image/svg+xml');
    expect(second.text).toBe(first.text);
    expect(other.text).not.toBe(first.text);
  });

  it('keeps an upload and gives its bytes back to its owner alone', async () => {
    const client = previewClient({ persona: 'complete', space: 'files' });
    const { body } = await upload(
      client,
      '/pt/portal/file/uploadImage',
      form('证件照.png', 'image/png', png),
    );
    expect(body).toMatchObject({
      success: true,
      data: { name: '证件照.png', size: png.length, type: 'image/png' },
    });
    const fileId = body.success ? body.data.id : '';
    const view = await client.get(`${viewPath}/${fileId}`);
    expect(view.bytes).toEqual(png);
    expect(view.headers['content-type']).toBe('image/png');

    const stranger = previewClient({ persona: 'newcomer', space: 'files' });
    expect((await stranger.get(`${viewPath}/${fileId}`)).status).toBe(404);
    const reviewer = previewClient({ persona: 'reviewer', space: 'files' });
    expect((await reviewer.get(`${viewPath}/${fileId}`)).status).toBe(200);
    const nobody = previewClient({ space: 'files' });
    nobody.token = { key: 'X-Nothing', value: '' };
    expect((await nobody.get(`${viewPath}/${fileId}`)).status).toBe(401);
  });

  it('refuses what is no picture, what is too large and what is missing', async () => {
    const client = previewClient({ persona: 'complete' });
    const image = '/pt/portal/file/uploadImage';
    for (const body of [
      form('a.gif', 'image/gif', png),
      form('a.png', 'image/png', Buffer.alloc(2 * 1024 * 1024 + 1)),
      new FormData(),
    ]) {
      expect(errorCode(await upload(client, image, body))).toBe('FILE_REFUSED');
    }
  });

  it('serves a document by its name and keeps uploads of documents', async () => {
    const client = previewClient();
    const id = attachmentId('notice', '12', '岗位表.pdf');
    const { headers, bytes } = await client.get(`${viewPath}/${id}`);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toContain(encodeURIComponent('岗位表.pdf'));
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const pdf = form('简历.pdf', 'application/pdf', Buffer.from('%PDF-1.4'));
    expect((await upload(client, '/pt/w/file/upload', pdf)).body.success).toBe(true);
    expect((await client.get(`${viewPath}/nothing`)).status).toBe(404);
  });
});
