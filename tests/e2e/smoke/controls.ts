import type { Locator, Page } from '@playwright/test';
import type { KnownFieldType } from '../../../src/forms/fieldSpec';
import { pressInPopup } from '../choices';
import { cameraPhoto } from '../photo';
import { expect } from '../preview';
import { afterDoubleTap, grown } from '../settle';

/** Where a field stands, and how it is operated. */
export interface Place {
  page: Page;
  area: Page | Locator;
  label: string;
  isTouch: boolean;
}

/** How a person gives a value, takes it off, and sees it. */
export interface Operation {
  give(place: Place, value: string): Promise<void>;
  takeOff(place: Place, value: string): Promise<void>;
  shows(place: Place, value: string): Promise<void>;
  showsNone(place: Place, value: string): Promise<void>;
}

/** A browser without a window refuses notices to every page. Called before the page is opened. */
export async function allowNotices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  });
}

export function press({ isTouch }: Pick<Place, 'isTouch'>, target: Locator): Promise<void> {
  return isTouch ? target.tap() : target.click();
}

/** A label, with the mark of an optional field. */
const named = (label: string) =>
  new RegExp(`^${label.replace(/[()（）]/g, '\\$&')}\\s*(（选填）)?$`);
/** A radio button may have the name of the field that it brings. */
const fieldOf = ({ page, area, label }: Place) =>
  area.getByLabel(named(label)).and(page.locator(':not([type="radio"])'));
const groupOf = ({ area, label }: Place, role: 'group' | 'radiogroup' = 'group') =>
  area.getByRole(role, { name: named(label) });

const levelsOf = (value: string) => value.split('/');

/** antd's box around the control. */
const boxOf = ({ area, page, label }: Place, kind: 'select' | 'picker' = 'select') =>
  area.locator(`.ant-${kind}`).filter({ has: page.getByLabel(named(label)) });

async function erase(place: Place): Promise<void> {
  const field = fieldOf(place);
  await press(place, field);
  await field.selectText();
  await place.page.keyboard.press('Backspace');
}

const typed: Operation = {
  async give(place, value) {
    await erase(place);
    await fieldOf(place).pressSequentially(value);
  },
  takeOff: erase,
  shows: (place, value) => expect(fieldOf(place)).toHaveValue(value),
  showsNone: (place) => expect(fieldOf(place)).toHaveValue(''),
};

/** The button that empties antd's select or calendar is there while the mouse is over it. */
async function clearByMouse(place: Place): Promise<void> {
  await boxOf(place).hover();
  await boxOf(place).getByRole('button', { name: '清除' }).click();
}

const inBox: Pick<Operation, 'takeOff' | 'shows' | 'showsNone'> = {
  takeOff: clearByMouse,
  shows: (place, value) => expect(boxOf(place)).toContainText(levelsOf(value).at(-1) ?? value),
  showsNone: (place, value) =>
    expect(boxOf(place)).not.toContainText(levelsOf(value).at(-1) ?? value),
};

/** An option, found by typing: a second search must work as the first. */
const select: Operation = {
  ...inBox,
  async give(place, value) {
    await fieldOf(place).click();
    await place.page.keyboard.type(value);
    await expect(fieldOf(place)).toHaveValue(value);
    const option = place.page.getByRole('option', { name: value, exact: true });
    await pressInPopup(place.page, option);
  },
};

const nativeSelect: Operation = {
  async give(place, value) {
    await fieldOf(place).selectOption({ label: value });
  },
  async takeOff(place) {
    await fieldOf(place).selectOption('');
  },
  shows: (place, value) => expect(fieldOf(place).locator('option:checked')).toHaveText(value),
  showsNone: (place) => expect(fieldOf(place)).toHaveValue(''),
};

/** Free text, or the first entry that antd's list suggests for it. */
const suggested: Operation = {
  ...typed,
  async give(place, value) {
    await typed.give(place, value);
    const entries = place.page.locator('.ant-select-item-option').filter({ hasText: value });
    await pressInPopup(place.page, entries.first());
  },
  shows: (place, value) => expect(fieldOf(place)).toHaveValue(new RegExp(value)),
};

/** A name that is typed, or chosen below the field. */
const listed: Operation = {
  ...typed,
  async give(place, value) {
    await typed.give(place, value.slice(0, -1));
    await place.page
      .getByRole('list', { name: '可选的名称' })
      .getByRole('button', { name: value })
      .first()
      .tap();
  },
  shows: (place, value) => expect(fieldOf(place)).toHaveValue(new RegExp(value)),
};

/** Presses the levels of antd's cascader; of several choices the last level's box is pressed. */
async function pressLevels(place: Place, value: string, isMultiple: boolean): Promise<void> {
  const levels = levelsOf(value);
  await fieldOf(place).click();
  for (const [index, name] of levels.entries()) {
    const item = place.page.getByRole('menuitemcheckbox', {
      name: new RegExp(`^${name}( right)?$`),
    });
    const isLast = index === levels.length - 1;
    await pressInPopup(
      place.page,
      isMultiple && isLast ? item.locator('.ant-cascader-checkbox') : item,
    );
  }
  await place.page.keyboard.press('Escape');
}

const oneOfTree: Operation = { ...inBox, give: (place, value) => pressLevels(place, value, false) };

const severalOfTree: Operation = {
  ...inBox,
  give: (place, value) => pressLevels(place, value, true),
  async takeOff(place, value) {
    const tag = boxOf(place)
      .locator('.ant-select-selection-item')
      .filter({ hasText: levelsOf(value).at(-1) });
    await tag.locator('.ant-select-selection-item-remove').click();
  },
};

const levelNames = ['省份', '城市', '区县'];

const nativeLevels: Operation = {
  async give(place, value) {
    for (const [index, name] of levelsOf(value).entries()) {
      const level = groupOf(place).getByRole('combobox', { name: levelNames[index] });
      await level.selectOption({ label: name });
    }
  },
  async takeOff(place) {
    await groupOf(place).getByRole('combobox', { name: '省份' }).selectOption('');
  },
  async shows(place, value) {
    for (const [index, name] of levelsOf(value).entries()) {
      const level = groupOf(place).getByRole('combobox', { name: levelNames[index] });
      await expect(level.locator('option:checked')).toHaveText(name);
    }
  },
  showsNone: (place) =>
    expect(groupOf(place).getByRole('combobox', { name: '省份' })).toHaveValue(''),
};

const tagOf = ({ area }: Place, value: string) =>
  area.getByRole('listitem').filter({ hasText: levelsOf(value).at(-1) });

/** The case behind the smoke: on a phone a chosen region could not be taken off, in the built portal alone. */
const nativeRegions: Operation = {
  async give(place, value) {
    await nativeLevels.give(place, value);
    await place.area.getByRole('button', { name: '添加地区' }).tap();
  },
  takeOff: (place, value) => tagOf(place, value).getByRole('button', { name: /^移除/ }).tap(),
  shows: (place, value) => expect(tagOf(place, value)).toBeVisible(),
  showsNone: (place, value) => expect(tagOf(place, value)).toHaveCount(0),
};

const boxes: Operation = {
  async give(place, value) {
    await expect(boxIn(place, value)).not.toBeChecked();
    await press(place, boxIn(place, value));
  },
  takeOff: (place, value) => press(place, boxIn(place, value)),
  shows: (place, value) => expect(boxIn(place, value)).toBeChecked(),
  showsNone: (place, value) => expect(boxIn(place, value)).not.toBeChecked(),
};
const boxIn = ({ area }: Place, value: string) =>
  area.getByRole('checkbox', { name: levelsOf(value).at(-1), exact: true });

const radios: Operation = {
  give: (place, value) => press(place, radioIn(place, value)),
  takeOff: async () => undefined,
  shows: (place, value) => expect(radioIn(place, value)).toBeChecked(),
  showsNone: (place, value) => expect(radioIn(place, value)).not.toBeChecked(),
};
const radioIn = (place: Place, value: string) =>
  groupOf(place, 'radiogroup').getByRole('radio', { name: value, exact: true });

const calendarOf = (page: Page) => page.locator('.ant-picker-dropdown:visible');

async function turnTo(open: Locator, part: 'year' | 'month', wanted: number): Promise<void> {
  const at = async () =>
    Number(/\d+/.exec((await open.locator(`.ant-picker-${part}-btn`).textContent()) ?? '')?.[0]);
  const kind = part === 'year' ? 'super-' : '';
  for (let turns = 0; turns < 60; turns += 1) {
    const shown = await at();
    if (shown === wanted) return;
    const way = shown > wanted ? 'prev' : 'next';
    await open.locator(`.ant-picker-header-${kind}${way}-btn`).click();
  }
}

/** Turns antd's calendar to a year and month, and presses the day or month. */
const calendar: Operation = {
  async give(place, value) {
    await fieldOf(place).click();
    const open = calendarOf(place.page);
    await expect(open).not.toHaveClass(/slide-/);
    const [year = '', month = ''] = value.split('-');
    await turnTo(open, 'year', Number(year));
    if (value.length > 7) await turnTo(open, 'month', Number(month));
    await open.locator(`td[title="${value}"]`).click();
    await expect(open).toHaveCount(0);
  },
  async takeOff(place) {
    const box = boxOf(place, 'picker');
    await box.hover();
    await box.locator('.ant-picker-clear').click();
  },
  shows: typed.shows,
  showsNone: typed.showsNone,
};

const nativeDay: Operation = {
  ...typed,
  give: (place, value) => fieldOf(place).fill(value),
  takeOff: (place) => fieldOf(place).fill(''),
};

async function choose(place: Place, button: Locator, name: string): Promise<void> {
  const isPicture = name.endsWith('.jpg');
  const buffer = isPicture ? await cameraPhoto(place.page) : Buffer.from('%PDF-1.7\n%%EOF\n');
  const chooser = place.page.waitForEvent('filechooser');
  await press(place, button);
  const mimeType = isPicture ? 'image/jpeg' : 'application/pdf';
  await (await chooser).setFiles({ name, mimeType, buffer });
}

const uploaded = ({ area }: Place) => area.locator('.ant-upload-list-item-done');

const file: Operation = {
  async give(place, value) {
    const { area, label } = place;
    await choose(
      place,
      area.getByRole('button', { name: new RegExp(`^${label}.*选择文件`) }),
      value,
    );
  },
  takeOff: (place) => press(place, place.area.getByRole('button', { name: '移除', exact: true })),
  // After a reload a form of the server knows the file, and not its name.
  shows: (place, value) => expect(uploaded(place)).toHaveText(new RegExp(`${value}|已上传的文件`)),
  showsNone: (place) => expect(uploaded(place)).toHaveCount(0),
};

const photo: Operation = {
  async give(place, value) {
    const { page, area } = place;
    await choose(place, area.getByRole('button', { name: /^(选择|更换)证件照$/ }), value);
    const dialog = page.getByRole('dialog', { name: '裁剪证件照' });
    await grown(dialog);
    await press(place, dialog.getByRole('button', { name: /确\s*定/ }));
    await expect(dialog).toBeHidden();
    await afterDoubleTap(page);
  },
  takeOff: (place) => press(place, place.area.getByRole('button', { name: '移除', exact: true })),
  shows: ({ area }) => expect(area.getByRole('img', { name: '我的证件照' })).toBeVisible(),
  showsNone: ({ area }) => expect(area.getByRole('img', { name: '我的证件照' })).toHaveCount(0),
};

const common = {
  text: typed,
  textarea: typed,
  mobile: typed,
  email: typed,
  idNumber: typed,
  loginName: typed,
  password: typed,
  code: typed,
  captcha: typed,
  number: typed,
  radio: radios,
  boolean: radios,
  checkbox: boxes,
  agreement: boxes,
  file,
  image: file,
  attachment: file,
  photo,
};

export const byMouse: Record<KnownFieldType, Operation> = {
  ...common,
  select,
  date: calendar,
  month: calendar,
  lastMonth: calendar,
  region: oneOfTree,
  regions: severalOfTree,
  categories: severalOfTree,
  school: suggested,
  major: suggested,
  schoolName: suggested,
  majorName: suggested,
};

export const byFinger: Record<KnownFieldType, Operation> = {
  ...common,
  select: nativeSelect,
  date: nativeDay,
  month: nativeDay,
  lastMonth: nativeDay,
  region: nativeLevels,
  regions: nativeRegions,
  categories: boxes,
  school: listed,
  major: listed,
  schoolName: listed,
  majorName: listed,
};
