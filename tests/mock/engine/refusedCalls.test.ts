/** @jest-environment node */
import { imageId } from '../../../mock/_preview/files';
import type { UploadedFile } from '../../../src/services/types';
import { previewClient } from '../../helpers/previewApp';
import { postSealed } from './support';

const info = '/pt/usercenter/rest/userinfo';
const terms = '/pt/termjson/terms';
const view = '/pt/portal/file/view';

/** The preview server refuses what a real server may refuse. */
describe('what a call must say', () => {
  it.each([
    ['marker', { 'X-Requested-With': '' }],
    ['site', { 'X-Site-Id': '' }],
    ['own site', { 'X-Site-Id': 'other-site' }],
  ])('its %s: also the call that brings the token', async (_name, headers) => {
    const client = previewClient();
    await client.start();
    for (const path of [terms, '/pt/accesstoken/user/portal']) {
      const { status, body } = await client.call(path, { headers });
      expect([path, status]).toEqual([path, 403]);
      expect(body).toMatchObject({ errorCode: 'FORBIDDEN' });
    }
  });

  it('the domain of its token', async () => {
    const client = previewClient();
    await client.start();
    for (const domain of ['censor', '']) {
      const { status } = await client.call(terms, { headers: { 'X-Domain': domain } });
      expect([domain, status]).toEqual([domain, 401]);
    }
  });

  it('a payload under the key of the domain that it is for', async () => {
    const values = { oldPassword: 'Preview#2026', newPassword: 'Fresh#2027' };
    const path = `${info}/changePasswd`;
    const candidate = previewClient({ persona: 'complete' });
    expect((await postSealed(candidate, path, values, 'censor')).body).toMatchObject({
      errorCode: 'VALIDATION',
    });
    expect((await postSealed(candidate, path, values)).body.success).toBe(true);
    const reviewer = previewClient({ persona: 'reviewer' });
    expect((await postSealed(reviewer, path, values)).body.success).toBe(false);
    expect((await postSealed(reviewer, path, values, 'censor')).body.success).toBe(true);
  });

  it('why an account is closed', async () => {
    const client = previewClient({ persona: 'complete' });
    const { body } = await postSealed(client, `${info}/unsubscribe`, { password: 'Preview#2026' });
    expect(body).toMatchObject({ errorCode: 'VALIDATION', fieldErrors: [{ field: 'reason' }] });
  });
});

describe('files that a call names', () => {
  it('an avatar is a file of one’s own', async () => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(8)], 'me.png', { type: 'image/png' }));
    const owner = previewClient({ persona: 'complete', space: 'avatars' });
    const { id } = await owner.data<UploadedFile>('/pt/portal/file/uploadImage', {
      method: 'POST',
      body: form,
    });
    const body = { value: '赵明轩', avatarFileId: id };
    const stranger = previewClient({ persona: 'newcomer', space: 'avatars' });
    for (const refused of [
      await stranger.post(`${info}/changeName`, body),
      await owner.post(`${info}/changeName`, { ...body, avatarFileId: 'up-99' }),
    ]) {
      expect(refused.body).toMatchObject({ fieldErrors: [{ field: 'avatarFileId' }] });
    }
    expect((await owner.post(`${info}/changeName`, body)).body.success).toBe(true);
  });

  it('an ID photo is shown to its owner and to reviewers alone', async () => {
    const photo = `${view}/${imageId('portrait', 'p3')}`;
    const statusFor = async (persona: string) =>
      (await previewClient({ persona }).get(photo)).status;
    expect(await statusFor('complete')).toBe(200);
    expect(await statusFor('reviewer')).toBe(200);
    expect(await statusFor('deliveries')).toBe(404);
    expect(await statusFor('visitor')).toBe(401);
  });
});
