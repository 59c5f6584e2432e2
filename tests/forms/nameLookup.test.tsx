/** Suggestions for names of schools and majors, and the code that belongs to a name. */
import { ProForm } from '@ant-design/pro-components';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { listOf, useNamedText } from '@/forms/lookup/useNamedText';

const mockSchools = [
  { code: '10422', name: '山东大学' },
  { code: '10423', name: '中国海洋大学' },
  { code: '1', name: '同名学院' },
  { code: '2', name: '同名学院' },
];
const mockMajors = [
  {
    code: '08',
    name: '工学',
    children: [
      { code: '0809', name: '计算机类', children: [{ code: '080901', name: '计算机科学' }] },
    ],
  },
  { code: '09', name: '农学', children: [] },
];
jest.mock('@/services/content', () => ({
  listSchools: () => Promise.resolve(mockSchools),
  listMajors: () => Promise.resolve(mockMajors),
}));

const codes: (string | undefined)[] = [];
const onCode = (code: string | undefined) => codes.push(code);

function Names({ type }: { type: string }) {
  const { found, emitCode } = useNamedText({ name: 'x', label: 'X', type, onCode }, ['x']);
  return (
    <>
      <ol aria-label="found">
        {found.map(({ code, name }) => (
          <li key={code}>
            <button type="button" onClick={() => emitCode(name, code)}>
              {name}
            </button>
          </li>
        ))}
      </ol>
      <Replaced />
      <ProForm.Item name="x">
        <input aria-label="typed" onInput={(event) => emitCode(event.currentTarget.value)} />
      </ProForm.Item>
    </>
  );
}

/** Puts another value into the form, as a restored draft does. */
function Replaced() {
  const form = ProForm.useFormInstance();
  return <input aria-label="replaced" onInput={() => form.setFieldValue('x', '农学')} />;
}

/** A form with one name, 150 ms after its lists are there. */
async function show(type: string) {
  render(
    <ProForm submitter={false} initialValues={{ x: '' }}>
      <Names type={type} />
    </ProForm>,
  );
  await wait(150);
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Types, and lets the form tell the field: it does so after the event. */
async function type(value: string) {
  fireEvent.input(screen.getByLabelText('typed'), { target: { value } });
  await wait(0);
}
const found = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

beforeEach(() => {
  codes.splice(0);
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['school', 'school'],
  ['schoolName', 'school'],
  ['major', 'major'],
  ['majorName', 'major'],
])('a field of type %s has the list of %ss', (type, list) => {
  expect(listOf(type)).toBe(list);
});

test('the search begins after a pause in typing, with what stands there then', async () => {
  await show('schoolName');
  await type('山');
  await wait(149);
  await type('海洋');
  await wait(149);
  expect(found()).toEqual([]);
  await wait(1);
  expect(found()).toEqual(['中国海洋大学']);
});

test('of the majors only those that can be chosen are found', async () => {
  await show('majorName');
  await type('学');
  await wait(200);
  expect(found()).toEqual(['计算机科学', '农学']);
  await type('计算机');
  await wait(200);
  expect(found()).toEqual(['计算机科学']);
});

test('a name passes on its code, once, and none when it is no entry’s or several entries’', async () => {
  await show('schoolName');
  await type(' 山东大学 ');
  await type('山东大学');
  expect(codes).toEqual(['10422']);
  await type('山东大学x');
  await type('山东大学xy');
  expect(codes).toEqual(['10422', undefined]);
  await type('同名学院');
  expect(codes).toEqual(['10422', undefined]);
  await wait(200);
  fireEvent.click(screen.getAllByRole('button').at(1) as HTMLElement);
  expect(codes).toEqual(['10422', undefined, '2']);
});

test('a name that takes the place of the typed one has its own code: changing it passes on that there is none', async () => {
  await show('majorName');
  await type('自动化');
  expect(codes).toEqual([undefined]);
  fireEvent.input(screen.getByLabelText('replaced'), { target: { value: 'x' } });
  await wait(0);
  await type('农学x');
  expect(codes).toHaveLength(2);
});
