/** @jest-environment node */
import { bytesOf } from '../../helpers/attached';
import { lockedPdf, openingLock, paperPdf } from '../../helpers/paperPdf';
import { readPdfOnThread } from '../../helpers/pdfOnThread';

jest.mock('@/utils/pdf/startPdfWorker', () => ({
  startPdfWorker: () => ({ port: undefined, missing: Promise.race([]) }),
}));

beforeAll(readPdfOnThread);

const filters = (method: string) =>
  `/CF<</StdCF<</AuthEvent/DocOpen/CFM/${method}>>>>/StmF/StdCF/StrF/StdCF`;
const keys = `/OE<${'00'.repeat(32)}>/UE<${'00'.repeat(32)}>/Perms<${'00'.repeat(16)}>`;
/** What an encrypted PDF says of its password: written by qpdf for an empty one (`open`), and for another. */
const locks = {
  open: [
    '/O <65fbeeb76e4691b7dc4babe5b911ce87196f39d0cfda0f00920838327413a714> /P -4 /R 3 /U <672d61b4e29c106758d24b02cf231a5b0122456a91bae5134273a6db134c87c4> /V 2 /Length 128',
    `/O <542f8fa5dc971bb5879e20fa5b30b5c10e7581c00959695093d0a0009f0ee3f45d91e76b630130312f2980054d83c0d5> /P -4 /R 6 /U <ca12f4373b4144542c1066e9c92f384175c5c27a5a6170c3ba24c1da163c7611a5022c84ba39ffc926623455298b9967> /V 5 ${filters('AESV3')} ${keys}`,
  ],
  locked: [
    openingLock,
    '/O <3d25d39a088c55a8f63e6ff222eb81d9c8bb386e319c31366d6caf4c3f4c6790> /P -4 /R 3 /U <1cc92a62383e62edf9e6442b0b739c640122456a91bae5134273a6db134c87c4> /V 2 /Length 128',
    `/O <3d25d39a088c55a8f63e6ff222eb81d9c8bb386e319c31366d6caf4c3f4c6790> /P -4 /R 4 /U <1dca7fde3cfc47fad5c33706871007350122456a91bae5134273a6db134c87c4> /V 4 /EncryptMetadata false ${filters('AESV2')}`,
    `/O <82094eaf4a6da1cd7ff1e85d613402c0053707ad0f6eb85ba0209be339801cd27692195b360e6e7c47a87614f400e348> /P -4 /R 6 /U <d8b21138a2310e19e773faaceac115a688dfc7e3608c59ed11878a6cc69eefccea410eb465501c6151c89b3c34efeccc> /V 5 ${filters('AESV3')} ${keys}`,
  ],
} as const;

async function asksForPassword(content: string): Promise<boolean> {
  const part = await import('@/utils/upload/pdfPassword');
  return part.asksForPassword(bytesOf(content));
}

const ask = (lock: string) => asksForPassword(lockedPdf(paperPdf([['']]), lock));

it('a PDF that opens with a password is refused, one whose password only forbids changes is taken', async () => {
  expect(await Promise.all(locks.open.map(ask))).toEqual([false, false]);
  expect(await Promise.all(locks.locked.map(ask))).toEqual(Array(4).fill(true));
});

it('a file that is no PDF is not said to have a password', async () => {
  expect(await asksForPassword('%PDF-1.7 /Encrypt')).toBe(false);
});
