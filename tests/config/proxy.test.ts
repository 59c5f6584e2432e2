/** @jest-environment node */
import { callsAnsweredBy } from '../../config/proxy';

const PORTAL_SERVER = 'http://10.0.0.5:8000';

it('the preview server answers unless another one is named', () => {
  expect(callsAnsweredBy({ NODE_ENV: 'development' })).toEqual({
    mock: { exclude: ['mock/_preview/**'] },
  });
});

it.each([PORTAL_SERVER, 'https://jobs.example/a', '10.0.0.5:8000'])(
  '%s answers in its place',
  (named) => {
    const target = named.startsWith('http') ? named : PORTAL_SERVER;
    const answered = { target, changeOrigin: true };
    expect(callsAnsweredBy({ NODE_ENV: 'development', PORTAL_SERVER: named })).toEqual({
      mock: false,
      proxy: { '/pt/': answered, '/apps/sso/': answered },
    });
  },
);

it('a previewed build, which the browser tests use, never asks a real server', () => {
  expect(callsAnsweredBy({ NODE_ENV: 'production', PORTAL_SERVER })).toEqual(callsAnsweredBy({}));
});
