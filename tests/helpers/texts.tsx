import { type RenderResult, render } from '@testing-library/react';
import { IntlProvider } from '@umijs/max';
import { createElement, type ReactNode } from 'react';
import type { Pack } from '@/utils/locale';
import { allTexts } from './packs';
import { Unstyled } from './unstyled';

/** Renders a component with the portal's texts in one language, and nothing else around it. */
export function renderWithTexts(ui: ReactNode, pack: Pack = 'zh-CN'): RenderResult {
  const config = { locale: pack, messages: allTexts[pack] };
  return render(ui, {
    // The provider's types are older than React 19 and have no `children`.
    wrapper: ({ children }) => <Unstyled>{createElement(IntlProvider, config, children)}</Unstyled>,
  });
}
