import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import PageHead from '@/components/PageHead';
import HomePage from '@/features/home/HomePage';
import BannersSection from '@/features/home/sections/BannersSection';
import { useT } from '@/hooks/useT';
import BottomBar from '@/layouts/BottomBar';
import frame from '@/layouts/Frame.module.css';
import Header from '@/layouts/Header';
import enEntry from '@/locales/en-US/entry';
import enScreens from '@/locales/en-US/screens';
import type { TextKey } from '@/locales/keys';
import zhEntry from '@/locales/zh-CN/entry';
import zhScreens from '@/locales/zh-CN/screens';
import { renderAt } from './standIns';

function Head({ title, intro }: { title: TextKey; intro: TextKey }) {
  const t = useT();
  return <PageHead title={t(title)} intro={t(intro)} />;
}

interface Screen {
  pathname: string;
  content?: ReactElement;
}

/** By the names that src/early/shell gives to addresses. */
const screens: Readonly<Record<string, Screen>> = {
  home: {
    pathname: '/home',
    content: <HomePage variant="positions" lead={<BannersSection isFirst />} main={null} />,
  },
  positions: {
    pathname: '/searchPosition/all',
    content: <Head title="positions.search.title" intro="positions.search.intro" />,
  },
  position: { pathname: '/recruitmentview/1' },
  notices: {
    pathname: '/notice',
    content: <Head title="content.notice.title" intro="content.notice.intro" />,
  },
  notice: { pathname: '/notice/1' },
};

const packs = {
  'zh-CN': { ...zhEntry, ...zhScreens },
  'en-US': { ...enEntry, ...enScreens },
};

/** The frame and the head of each screen as `<template>` elements, one for each screen and language. */
export function renderShells(): string {
  return Object.entries(packs)
    .flatMap(([locale, texts]) =>
      Object.entries(screens).map(([name, { pathname, content }]) => {
        renderAt({ pathname, texts, locale });
        const markup = renderToStaticMarkup(
          <div className={frame.page}>
            <Header />
            <main className={frame.content}>{content}</main>
            <BottomBar />
          </div>,
        );
        return `<template data-shell="${locale}/${name}">${markup}</template>`;
      }),
    )
    .join('');
}
