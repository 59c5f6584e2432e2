import { screen } from '@testing-library/react';
import Facts from '@/components/Facts';
import Sentence from '@/components/Sentence';
import { renderWithTexts } from '../helpers/texts';

test('a number in a sentence keeps its own direction', () => {
  renderWithTexts(<Sentence id="password.first.target" values={{ target: '138****0004' }} />);
  expect(screen.getByText('138****0004').tagName).toBe('BDI');
});

test('figures choose the form of a sentence and stand in it as they are', () => {
  const { container } = renderWithTexts(
    <Sentence id="upload.sending" values={{ name: 'ملف.pdf', percent: 40 }} />,
  );
  expect(screen.getByText('ملف.pdf').tagName).toBe('BDI');
  expect(container.querySelectorAll('bdi')).toHaveLength(1);
  expect(container).toHaveTextContent('正在上传 ملف.pdf，40%');
});

test('a fact’s text keeps its own direction and its language', () => {
  renderWithTexts(
    <Facts
      facts={[
        { label: '电话', value: '010-6000 0000' },
        { label: '单位', value: '青岚集团', lang: 'zh-CN' },
      ]}
    />,
  );
  expect(screen.getByText('010-6000 0000').tagName).toBe('BDI');
  expect(screen.getByText('青岚集团')).toHaveAttribute('lang', 'zh-CN');
});
