import { type RenderResult, render } from '@testing-library/react';
import { IntlProvider } from '@umijs/max';
import { createElement, type ReactNode } from 'react';
import en from '@/locales/en-US/entry';
import enForms from '@/locales/en-US/forms';
import enPerson from '@/locales/en-US/person';
import enScreens from '@/locales/en-US/screens';
import zh from '@/locales/zh-CN/entry';
import zhForms from '@/locales/zh-CN/forms';
import zhPerson from '@/locales/zh-CN/person';
import zhScreens from '@/locales/zh-CN/screens';
import type { Pack } from '@/utils/locale';

const texts = {
  'zh-CN': { ...zh, ...zhScreens, ...zhForms, ...zhPerson },
  'en-US': { ...en, ...enScreens, ...enForms, ...enPerson },
};

/** Renders a component with the portal's texts in one language, and nothing else around it. */
export function renderWithTexts(ui: ReactNode, pack: Pack = 'zh-CN'): RenderResult {
  const config = { locale: pack, messages: texts[pack] };
  return render(ui, {
    // The provider's types are older than React 19 and have no `children`.
    wrapper: ({ children }) => createElement(IntlProvider, config, children),
  });
}
