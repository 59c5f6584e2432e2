import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import BackLink from '@/components/BackLink';
import PageHead from '@/components/PageHead';
import NoticeHead from '@/features/content/notice/NoticeHead';
import NoticeSkeleton from '@/features/content/notice/NoticeSkeleton';
import HomePage from '@/features/home/HomePage';
import BannersSection from '@/features/home/sections/BannersSection';
import { PositionsFrame, PositionsSkeleton } from '@/features/home/sections/PositionsSection';
import DetailSkeleton from '@/features/positions/detail/DetailSkeleton';
import PositionHead from '@/features/positions/detail/PositionHead';
import { ResultSkeleton } from '@/features/positions/search/Skeletons';
import { useT } from '@/hooks/useT';
import BottomBar from '@/layouts/BottomBar';
import frame from '@/layouts/Frame.module.css';
import Header from '@/layouts/Header';
import enEntry from '@/locales/en-US/entry';
import enReading from '@/locales/en-US/reading';
import enStart from '@/locales/en-US/start';
import type { TextKey } from '@/locales/keys';
import zhEntry from '@/locales/zh-CN/entry';
import zhReading from '@/locales/zh-CN/reading';
import zhStart from '@/locales/zh-CN/start';
import { noticeWayBack } from '@/utils/paths/content';
import { backTextKey, wayBack } from '@/utils/paths/positions';
import room from './First.module.css';
import SearchShell from './SearchShell';
import { renderAt } from './standIns';

function Head({ title, intro }: { title: TextKey; intro: TextKey }) {
  const t = useT();
  return <PageHead title={t(title)} intro={t(intro)} />;
}

interface Screen {
  pathname: string;
  content: ReactElement;
}

/** Where the page's script puts the first answer (src/early/content). */
function First({ children }: { children: ReactNode }) {
  return <div data-first="">{children}</div>;
}

/** The way back of an address that says nothing of where one came from; the others' is not shown (src/early/shell). */
function Back({ label }: { label: TextKey }) {
  const t = useT();
  return (
    <span data-back="">
      <BackLink to="" label={t(label)} />
    </span>
  );
}

/** By the names that src/early/shell gives to addresses. */
const screens: Readonly<Record<string, Screen>> = {
  home: {
    pathname: '/home',
    content: (
      <HomePage
        variant="positions"
        lead={
          <div className={room.lead}>
            <BannersSection isFirst />
          </div>
        }
        main={
          <PositionsFrame sort="newest">
            <First>
              <PositionsSkeleton />
            </First>
          </PositionsFrame>
        }
      />
    ),
  },
  positions: {
    pathname: '/searchPosition/all',
    content: (
      <SearchShell>
        <First>
          <ResultSkeleton />
        </First>
      </SearchShell>
    ),
  },
  position: {
    pathname: '/recruitmentview/1',
    content: (
      <>
        <Back label={backTextKey(wayBack(undefined, undefined))} />
        <First>
          <div className={room.position}>
            <PositionHead />
          </div>
          <DetailSkeleton />
        </First>
      </>
    ),
  },
  notices: {
    pathname: '/notice',
    content: <Head title="content.notice.title" intro="content.notice.intro" />,
  },
  notice: {
    pathname: '/notice/1',
    content: (
      <>
        <Back label={noticeWayBack(undefined).key} />
        <First>
          <div className={room.notice}>
            <NoticeHead />
          </div>
          <NoticeSkeleton />
        </First>
      </>
    ),
  },
};

/** The texts of public screens by language. */
export const texts = {
  'zh-CN': { ...zhEntry, ...zhStart, ...zhReading },
  'en-US': { ...enEntry, ...enStart, ...enReading },
};

/** The frame and the head of each screen as `<template>` elements, one for each screen and language. */
export function renderShells(): string {
  return Object.entries(texts)
    .flatMap(([locale, pack]) =>
      Object.entries(screens).map(([name, { pathname, content }]) => {
        renderAt({ pathname, texts: pack, locale });
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
