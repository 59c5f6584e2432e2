import { act, screen } from '@testing-library/react';
import { lazy } from 'react';
import InView from '@/components/InView';
import { renderWithTexts } from '../helpers/texts';

afterEach(() => jest.restoreAllMocks());

test('says that it is busy from when one comes near it until its content is there', async () => {
  let report: IntersectionObserverCallback = () => undefined;
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((wanted) => {
    report = wanted;
    return { observe: () => undefined, disconnect: () => undefined } as never;
  });
  let bring: (part: { default: () => string }) => void = () => undefined;
  const Part = lazy(() => new Promise<{ default: () => string }>((resolve) => (bring = resolve)));
  renderWithTexts(
    <InView placeholder={<p>占位</p>}>
      <Part />
    </InView>,
  );
  expect(screen.getByText('占位').closest('[aria-busy]')).toBeNull();

  await act(async () => {
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    report([entry], {} as IntersectionObserver);
  });
  expect(screen.getByText('占位').closest('[aria-busy="true"]')).not.toBeNull();

  await act(async () => bring({ default: () => '正在报名的活动' }));
  expect(screen.getByText('正在报名的活动').closest('[aria-busy]')).toBeNull();
});
