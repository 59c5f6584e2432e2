import { act, renderHook } from '@testing-library/react';
import { useFieldErrors } from '@/forms/useFieldErrors';

const school = { path: 'education.0.school', message: '请填写学校' };
const degree = { path: 'education.1.degree', message: '请选择学位' };

function mount() {
  const { result } = renderHook(() => useFieldErrors());
  return {
    shown: () => result.current.errors,
    state: () => result.current,
    refuse: (...errors: Parameters<typeof result.current.refuse>[0]) =>
      act(() => result.current.refuse(errors)),
    change: (...paths: string[]) => act(() => result.current.clearErrors(paths)),
  };
}

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
