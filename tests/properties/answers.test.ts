/** What a server may answer: whatever it is, it is a success of the contract's shape or a failure with words. */
import type { AxiosResponse } from '@umijs/max';
import { AxiosHeaders } from 'axios';
import { infoOf, isExpected, isSuccess, plainMessageOf } from '@/request/answer';
import { BizError, failureOf, messageOf } from '@/request/failure';
import { retryAfterMs } from '@/request/retryAfter';
import { fromWire } from '@/request/wire';
import { isAnswerTo, loadShapes } from '@/services/answerShape';
import type { Method } from '@/services/callTypes';
import { answers as personAnswers } from '@/services/personShapes';
import { answers } from '@/services/shapes';
import { isRecord } from '@/utils/isRecord';
import { faultsOfAnswer, operations } from '../contract/document';
import { anyJson, anyText, fc, runs } from '../helpers/property';
import { freshStart, startServer } from '../request/server';

startServer();
beforeAll(freshStart);

const dayMs = 86_400_000;

function answer(data: unknown, status = 200, headers: Record<string, string> = {}): AxiosResponse {
  const config = { headers: new AxiosHeaders() };
  return { data, status, statusText: '', headers: new AxiosHeaders(headers), config };
}

const envelopeKeys = ['success', 'data', 'errorCode', 'code', 'errorMessage', 'message'] as const;
const envelope = fc.dictionary(
  fc.constantFrom(...envelopeKeys, 'messages', 'showType', 'fieldErrors', '__proto__'),
  fc.oneof(anyJson, anyText, fc.integer().map(String), fc.constantFrom(true, 'true', 1)),
);
const body = fc.oneof(envelope, anyJson, anyText);

test('only `success: true` is a success, whatever else an answer says (spec §7)', async () => {
  await fc.assert(
    fc.asyncProperty(body, async (value) => {
      expect(isSuccess(value)).toBe(isRecord(value) && value.success === true);
      if (await isExpected(answer(value), value)) expect(isSuccess(value)).toBe(true);
    }),
    runs(1000),
  );
});

test('of a failure each part is of its kind or absent', () => {
  fc.assert(
    fc.property(body, (value) => {
      const { errorCode, errorMessage, messages, showType, fieldErrors } = infoOf(value);
      for (const text of [errorCode, errorMessage]) {
        if (text !== undefined) expect(text.trim()).not.toBe('');
      }
      if (messages) expect(messages.every((line) => line.trim() !== '')).toBe(true);
      if (showType !== undefined) expect(typeof showType).toBe('number');
      for (const fault of fieldErrors ?? []) {
        expect([typeof fault.field, typeof fault.message]).toEqual(['string', 'string']);
      }
    }),
    runs(1000),
  );
});

test('one part of a failure that is damaged leaves the others as they are', () => {
  const whole = {
    errorCode: 'E1',
    errorMessage: 'wrong',
    messages: ['a', 'b'],
    showType: 2,
    fieldErrors: [{ field: 'a.b', message: 'c' }],
  };
  const damage = fc.constantFrom<unknown>(null, {}, [], true, '', ' ', [null], { length: 1 });
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(whole) as (keyof typeof whole)[])),
      damage,
      (name, junk) => {
        const read = infoOf({ success: false, ...whole, [name]: junk });
        const intact = infoOf({ success: false, ...whole });
        for (const other of Object.keys(whole) as (keyof typeof whole)[]) {
          if (other !== name) expect(read[other]).toEqual(intact[other]);
        }
        expect(read[name] ?? []).toEqual([]);
      },
    ),
  );
});

test('any answer that is no success has words for the person, and they are no markup of a page', () => {
  const status = fc.constantFrom(200, 400, 401, 403, 404, 409, 412, 429, 500, 502, 503);
  fc.assert(
    fc.property(body, status, (value, code) => {
      fc.pre(!isSuccess(value));
      const error = new BizError(answer(value, code));
      expect(messageOf(error).trim()).not.toBe('');
      expect(failureOf(error).kind).toMatch(/^(unauthorised|timedOut|shown|business|unreadable)$/);
      if (!error.hasEnvelope) expect(messageOf(error)).not.toMatch(/</);
    }),
    runs(1000),
  );
});

test('a body is shown as a message only when it is a short text without markup', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        body,
        fc.string().map((text) => `<p>${text}`),
      ),
      (value) => {
        const message = plainMessageOf(value);
        if (message) expect(value).toContain(message);
        expect(message.length).toBeLessThanOrEqual(200);
        expect(message).not.toMatch(/<|^\s*[{[]/);
      },
    ),
  );
});

test('a server that keeps to the contract is read as it is', () => {
  fc.assert(
    fc.property(anyJson, (value) => {
      const read = fromWire({ success: true, data: value, errorCode: 'E1' });
      expect(read).toEqual({ success: true, data: value, errorCode: 'E1' });
    }),
  );
});

beforeAll(() => loadShapes('/usercenter'));

test.each(Object.keys({ ...answers, ...personAnswers }))(
  '%s: any data is judged, and none is taken that would break a screen',
  (name) => {
    const [method = '', path = ''] = name.split(' ');
    const operation = operations.find((one) => one.method === method && one.path === path);
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 2 }), (data) => {
        if (!isAnswerTo(method as Method, path, data) || !operation) return;
        // What is taken may lack texts and numbers, but is of the kind that the contract names.
        const faults = faultsOfAnswer(operation, { success: true, data });
        expect(faults.filter((fault) => /\/data must be (?:array|object)/.test(fault))).toEqual([]);
      }),
      runs(100),
    );
  },
);

describe('Retry-After', () => {
  const asked = (value: string, headers = {}) =>
    retryAfterMs(answer('', 503, { 'retry-after': value, ...headers }));

  test('is a pause between nothing and a day, or absent', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.float().map(String), fc.bigInt().map(String)), (value) => {
        fc.pre(!/[\r\n\0]/.test(value));
        const pause = asked(value) ?? 0;
        expect(pause).toBeGreaterThanOrEqual(0);
        expect(pause).toBeLessThanOrEqual(dayMs);
      }),
    );
  });

  test('in seconds is that long', () => {
    fc.assert(
      fc.property(fc.nat(86_400), (seconds) => expect(asked(String(seconds))).toBe(seconds * 1000)),
    );
  });

  test('as a date is held against the server’s own clock', () => {
    const moment = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, fc.integer({ min: -7200, max: 7200 }), (now, seconds) => {
        const until = new Date(now.getTime() + seconds * 1000);
        const pause = asked(until.toUTCString(), { date: now.toUTCString() });
        expect(pause).toBe(Math.max(seconds, 0) * 1000);
      }),
    );
  });

  test('of a server that is not busy counts as absent', () => {
    const response = answer('', 500, { 'retry-after': '5' });
    expect(retryAfterMs(response)).toBeUndefined();
  });
});
