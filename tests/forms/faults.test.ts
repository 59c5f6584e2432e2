import { act, renderHook } from '@testing-library/react';
import { useFaults } from '@/forms/useFaults';

const school = { path: 'education.0.school', message: '请填写学校' };
const degree = { path: 'education.1.degree', message: '请选择学位' };
const whole = { message: '没有成功' };

function mount() {
  const { result } = renderHook(() => useFaults());
  return {
    shown: () => result.current.faults,
    state: () => result.current,
    refuse: (...faults: Parameters<typeof result.current.refuse>[0]) =>
      act(() => result.current.refuse(faults)),
    change: (...paths: string[]) => act(() => result.current.clearFaults(paths)),
  };
}

test('errors are kept by field; what belongs to none has no field', () => {
  const { state, refuse } = mount();
  expect(state()).toMatchObject({ faults: [], attempt: 0 });
  refuse(school, whole);
  expect(state().faults).toEqual([school, whole]);
  expect([...state().messages]).toEqual([[school.path, school.message]]);
});

test('a message keeps its own language', () => {
  const { state, refuse } = mount();
  refuse({ ...school, lang: 'zh-CN' }, degree);
  expect([...state().messages]).toEqual([
    [school.path, { message: school.message, lang: 'zh-CN' }],
    [degree.path, degree.message],
  ]);
});

test('each failed attempt counts, a successful one does not', () => {
  const { state, refuse } = mount();
  refuse(school);
  refuse(school);
  expect(state().attempt).toBe(2);
  refuse();
  expect(state()).toMatchObject({ faults: [], attempt: 2 });
});

test.each([
  ['education.0.school', [degree]],
  ['education.0', [degree]],
  ['education', []],
  ['education.0.scho', [school, degree]],
  ['education.1.degree.x', [school, degree]],
  ['mobile', [school, degree]],
])('a change of %s leaves the errors elsewhere', (path, left) => {
  const { shown, refuse, change } = mount();
  refuse(school, degree);
  change(path);
  expect(shown()).toStrictEqual(left);
});

test('any change removes an error that belongs to no field; several changes remove several', () => {
  const { shown, refuse, change } = mount();
  refuse(school, degree, whole);
  change('mobile');
  expect(shown()).toEqual([school, degree]);
  change(degree.path, school.path);
  expect(shown()).toEqual([]);
});

test('a change that removes nothing renders nothing anew', () => {
  const { shown, state, refuse, change } = mount();
  refuse(school);
  const before = [shown(), state().messages];
  change('mobile');
  expect(shown()).toBe(before[0]);
  expect(state().messages).toBe(before[1]);
});
