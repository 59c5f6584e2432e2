import type { Finding } from '../finding';
import { shown } from '../finding';
import type { Step, Success } from '../step';
import { own } from './make';

/** The smallest PNG: one pixel. */
const png = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
);

const type = 'image/png';

function formOf(bytes: Uint8Array<ArrayBuffer> | string, fileType: string, name: string): FormData {
  const form = new FormData();
  form.set('file', new Blob([bytes], { type: fileType }), name);
  return form;
}

/** The file comes back as it was sent. */
function checkBack({ answer }: Success): Finding[] {
  const got = answer.headers.get('content-type') ?? '';
  const found: Finding[] = [];
  if (got.split(';')[0] !== type) {
    found.push({
      kind: 'file-type-differs',
      where: 'Content-Type',
      expected: type,
      got: got || 'nothing',
    });
  }
  if (!answer.bytes.equals(png)) {
    const bytes = (count: number) => `${count} bytes`;
    found.push({
      kind: 'file-bytes-differ',
      where: 'body',
      expected: bytes(png.length),
      got: bytes(answer.bytes.length),
    });
  }
  return found;
}

/** What was sent, as the answer names it. */
function checkUploaded({ data }: Success): Finding[] {
  const { size, type: named } = Object(data);
  return named === type && size === png.length
    ? []
    : [
        {
          kind: 'file-type-differs',
          where: 'data',
          expected: `${type}, ${png.length} bytes`,
          got: shown(data),
        },
      ];
}

function upload(call: string): Step[] {
  return [
    own(call, {
      writes: true,
      values: () => ({ form: formOf(png, type, '像素.png') }),
      check: checkUploaded,
    }),
    own(call, {
      writes: true,
      name: 'a file of another type',
      values: () => ({ form: formOf('#!/bin/sh', 'application/x-sh', 'check.sh') }),
      refused: { codes: ['FILE_REFUSED'] },
    }),
  ];
}

export const uploadSteps: Step[] = [
  ...upload('uploadImage'),
  ...upload('uploadFile'),
  own('viewFile', {
    writes: true,
    name: 'what was uploaded',
    values: (known) => ({ path: { fileId: known.text('uploadFile', 'id') } }),
    check: checkBack,
  }),
];
