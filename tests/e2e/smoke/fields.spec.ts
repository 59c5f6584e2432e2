/** Every field type of the registry in the built portal, with a mouse and with fingers; registering is among the parts. */

import type { Page } from '@playwright/test';
import type { KnownFieldType } from '../../../src/forms/fieldSpec';
import { expect, test } from '../preview';
import { byFinger, byMouse, type Place, press } from './controls';
import { type FieldLine, type FieldScreen, fieldScreens } from './fieldLines';
import { journey } from './visit';

const operationOf = (type: KnownFieldType, isTouch: boolean) =>
  (isTouch ? byFinger : byMouse)[type];

function placeOf(page: Page, isTouch: boolean, { region }: Pick<FieldScreen, 'region'>) {
  const area = region ? page.getByRole('region', { name: region, exact: true }) : page;
  return (label: string): Place => ({ page, area, label, isTouch });
}

/** Chooses or types, sees it, takes it off, and gives the value that stays. */
async function operate(place: Place, { type, first, last, isMust }: FieldLine): Promise<void> {
  const { give, takeOff, shows, showsNone } = operationOf(type, place.isTouch);
  if (first) {
    await give(place, first);
    await shows(place, first);
  }
  if (first && !isMust) {
    await takeOff(place, first);
    await showsNone(place, first);
  }
  await give(place, last);
  await shows(place, last);
}

async function save(page: Page, isTouch: boolean, { path }: FieldScreen): Promise<void> {
  if (!path.startsWith('/resumeedit')) {
    await press({ isTouch }, page.getByRole('button', { name: '提交登记' }));
    await expect(page.getByText(/^(DJ|YD)\d{11}$/)).toBeVisible();
    return;
  }
  await press({ isTouch }, page.getByRole('button', { name: '保存', exact: true }));
  const done = page.getByRole('status').filter({ hasText: /^已保存/ });
  const consent = page.getByRole('button', { name: '同意并保存' });
  await expect(done.or(consent)).toBeVisible();
  if (await consent.isVisible()) await press({ isTouch }, consent);
  await expect(done).toBeVisible();
}

const names = Object.keys(fieldScreens) as (keyof typeof fieldScreens)[];

for (const name of names) {
  const screen: FieldScreen = fieldScreens[name];
  const operateAll = journey(name, async ({ page, preview, isTouch }) => {
    await preview.as(screen.persona);
    await page.goto(screen.path);
    const at = placeOf(page, isTouch, screen);
    for (const line of screen.lines) {
      await test.step(`${line.type} ${line.label}`, () => operate(at(line.label), line));
    }
    await save(page, isTouch, screen);
    await page.reload();
    if (!screen.path.startsWith('/resumeedit')) {
      await press({ isTouch }, page.getByRole('button', { name: '修改登记' }));
    }
    for (const { type, label, last } of screen.lines) {
      await operationOf(type, isTouch).shows(at(label), last);
    }
  });
  test(name, operateAll);
}
