import { type RenderResult, render } from '@testing-library/react';
import { IntlProvider } from '@umijs/max';
import type { ReactNode } from 'react';
import en from '@/locales/en-US';
import enScreens from '@/locales/en-US/screens';
import zh from '@/locales/zh-CN';
import zhScreens from '@/locales/zh-CN/screens';
import type { Pack } from '@/utils/locale';

const texts = { 'zh-CN': { ...zh, ...zhScreens }, 'en-US': { ...en, ...enScreens } };

/** Renders a component alone, with the portal's texts in one language and nothing else around it. */
export function renderWithTexts(ui: ReactNode, pack: Pack = 'zh-CN'): RenderResult {
  return render(ui, {
    wrapper: ({ children }) => (
      <IntlProvider locale={pack} messages={texts[pack]}>
        {children}
      </IntlProvider>
    ),
  });
}
