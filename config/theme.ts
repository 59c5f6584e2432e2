import type { MappingAlgorithm, ThemeConfig } from 'antd';

export type ColourMode = 'light' | 'dark';

/** The sizes of the text that a person can choose, in percent (GB/T 37668). */
export const textSizes = [100, 125, 150, 175] as const;
export type TextSize = (typeof textSizes)[number];

/** What a person sees: chosen on the device, or as the system has it. */
export interface Look {
  mode: ColourMode;
  isMotionReduced: boolean;
  textSize: TextSize;
  /** Texts keep 7:1, and lines are as dark as edges of controls (WCAG 1.4.6). */
  hasContrast: boolean;
}

/** The class that carries antd's CSS variables, so that CSS modules anywhere on the page read them. */
export const themeClass = { light: 'portal-light', dark: 'portal-dark' } as const;

export const fontFamily =
  "-apple-system, 'PingFang SC', 'HarmonyOS Sans', 'HarmonyOS Sans SC', 'Noto Sans CJK SC', 'Noto Sans SC', 'Microsoft YaHei', sans-serif";

/** antd's tokens that grow with the text, in px at 100 %. */
const growing = {
  fontSize: 14,
  fontSizeSM: 13,
  fontSizeLG: 16,
  fontSizeXL: 20,
  fontSizeHeading1: 30,
  fontSizeHeading2: 24,
  fontSizeHeading3: 20,
  fontSizeHeading4: 18,
  fontSizeHeading5: 16,
  controlHeight: 36,
  controlHeightLG: 44,
  controlHeightSM: 28,
};

const durations = {
  motionDurationFast: '0.12s',
  motionDurationMid: '0.16s',
  motionDurationSlow: '0.2s',
};

/** The tokens of a text's size, in px. */
function sizeTokens(size: TextSize): typeof growing {
  const entries = Object.entries(growing).map(([name, px]) => [name, (px * size) / 100]);
  return Object.fromEntries(entries);
}

interface Palette {
  primary: string;
  primaryHover: string;
  primaryActive: string;
  onPrimary: string;
  page: string;
  surface: string;
  raised: string;
  line: string;
  control: string;
  text: string;
  secondary: string;
  disabled: string;
  fill: string;
  urgent: string;
  urgentBg: string;
  urgentLine: string;
  error: string;
  errorBg: string;
  errorLine: string;
  info: string;
  infoBg: string;
  infoLine: string;
  doneBg: string;
  doneLine: string;
}

/** Every text and background pair keeps at least 4.5:1, every control's edge at least 3:1 (WCAG 1.4.3, 1.4.11). */
const palettes: Record<ColourMode, Palette> = {
  light: {
    primary: '#1F5B3F',
    primaryHover: '#2A7351',
    primaryActive: '#164730',
    onPrimary: '#FFFFFF',
    page: '#F5F7F5',
    surface: '#FFFFFF',
    raised: '#FFFFFF',
    line: '#DDE3DF',
    control: '#87918B',
    text: '#1B211E',
    secondary: '#55605A',
    disabled: '#6C7670',
    fill: '#EDF1EE',
    urgent: '#7A5200',
    urgentBg: '#FFF6E0',
    urgentLine: '#E8CF94',
    error: '#B42318',
    errorBg: '#FEF3F2',
    errorLine: '#F3B8B2',
    info: '#1D4F91',
    infoBg: '#EEF4FB',
    infoLine: '#B5CDEA',
    doneBg: '#E8F3EC',
    doneLine: '#AFD1BE',
  },
  dark: {
    primary: '#7CCBA2',
    primaryHover: '#95D8B5',
    primaryActive: '#63B68B',
    onPrimary: '#0C1410',
    page: '#0F1311',
    surface: '#171C19',
    raised: '#1E2421',
    line: '#2A322D',
    control: '#6E7A73',
    text: '#E6EBE8',
    secondary: '#A3ADA7',
    disabled: '#87918B',
    fill: '#222924',
    urgent: '#E5BC6A',
    urgentBg: '#2A2210',
    urgentLine: '#5B4A22',
    error: '#FF9B91',
    errorBg: '#2C1614',
    errorLine: '#6B322C',
    info: '#9CC3F5',
    infoBg: '#14202E',
    infoLine: '#2E4A6B',
    doneBg: '#13241B',
    doneLine: '#2A5840',
  },
};

/** The colours of what antd does not draw. */
export const coloursOf = (mode: ColourMode): Palette => palettes[mode];

/** Those of pictures, which are light in either mode. */
export const paper = (): Palette => coloursOf('light');

/** The browser's own parts around an installed portal. */
export const pageColours = () => ({ light: palettes.light.surface, dark: palettes.dark.surface });

/** What stronger contrast replaces. */
const stronger: Record<ColourMode, Partial<Palette>> = {
  light: {
    primary: '#0F4029',
    primaryHover: '#1F5B3F',
    primaryActive: '#0A2E1D',
    page: '#FFFFFF',
    line: '#55605A',
    control: '#2B332E',
    text: '#000000',
    secondary: '#2B332E',
    disabled: '#3F4843',
    urgent: '#573A00',
    error: '#8A1A12',
    info: '#123766',
  },
  dark: {
    primary: '#A9E3C4',
    primaryHover: '#C4EDD7',
    primaryActive: '#95D8B5',
    page: '#000000',
    surface: '#000000',
    raised: '#0F1311',
    line: '#A3ADA7',
    control: '#D5DCD8',
    text: '#FFFFFF',
    secondary: '#D5DCD8',
    disabled: '#BFC8C2',
    urgent: '#F2D596',
    error: '#FFC4BE',
    info: '#C4DCFA',
  },
};

/** antd derives its map tokens from the seeds; the portal's fixed roles then replace some of them. */
function fixedRoles(p: Palette): MappingAlgorithm {
  return (_seed, map) => ({
    ...(map ?? ({} as never)),
    colorPrimary: p.primary,
    colorPrimaryHover: p.primaryHover,
    colorPrimaryActive: p.primaryActive,
    colorPrimaryText: p.primary,
    colorPrimaryTextHover: p.primaryHover,
    colorPrimaryTextActive: p.primaryActive,
    colorPrimaryBg: p.doneBg,
    colorPrimaryBgHover: p.doneBg,
    colorPrimaryBorder: p.doneLine,
    colorPrimaryBorderHover: p.primaryHover,
    colorLink: p.primary,
    colorLinkHover: p.primaryHover,
    colorLinkActive: p.primaryActive,
    colorSuccess: p.primary,
    colorSuccessText: p.primary,
    colorSuccessBg: p.doneBg,
    colorSuccessBorder: p.doneLine,
    colorWarning: p.urgent,
    colorWarningText: p.urgent,
    colorWarningBg: p.urgentBg,
    colorWarningBorder: p.urgentLine,
    colorError: p.error,
    colorErrorText: p.error,
    colorErrorBg: p.errorBg,
    colorErrorBorder: p.errorLine,
    colorInfo: p.info,
    colorInfoText: p.info,
    colorInfoBg: p.infoBg,
    colorInfoBorder: p.infoLine,
    colorText: p.text,
    colorTextSecondary: p.secondary,
    colorTextTertiary: p.secondary,
    colorTextQuaternary: p.disabled,
    colorBgLayout: p.page,
    colorBgContainer: p.surface,
    colorBgElevated: p.raised,
    colorBorder: p.control,
    colorBorderSecondary: p.line,
    colorFillAlter: p.fill,
    colorFillSecondary: p.fill,
    colorFillTertiary: p.fill,
  });
}

const paletteOf = (mode: ColourMode, hasContrast: boolean): Palette => ({
  ...palettes[mode],
  ...(hasContrast ? stronger[mode] : undefined),
});

/** Each made once, as antd works out a theme anew for each algorithm that it does not know. */
const roles: Record<string, MappingAlgorithm> = {};

function rolesOf(mode: ColourMode, hasContrast: boolean): MappingAlgorithm {
  const name = `${mode} ${hasContrast}`;
  const made = roles[name] ?? fixedRoles(paletteOf(mode, hasContrast));
  roles[name] = made;
  return made;
}

/**
 * The whole look as antd tokens: seeds, fixed roles and component tokens (docs/product.md, Look).
 * `algorithms` are antd's own. They are a parameter, so that this file needs no import at run time.
 */
export function themeFor(look: Look, base: MappingAlgorithm): ThemeConfig {
  const { mode, isMotionReduced, textSize, hasContrast } = look;
  const p = paletteOf(mode, hasContrast);
  return {
    cssVar: { key: themeClass[mode] },
    algorithm: [base, rolesOf(mode, hasContrast)],
    token: {
      colorPrimary: p.primary,
      colorInfo: p.info,
      colorSuccess: p.primary,
      colorWarning: p.urgent,
      colorError: p.error,
      colorLink: p.primary,
      colorTextPlaceholder: p.disabled,
      colorTextDisabled: p.disabled,
      colorTextDescription: p.secondary,
      colorIcon: p.secondary,
      colorSplit: p.line,
      colorTextLightSolid: p.onPrimary,
      fontFamily,
      ...sizeTokens(textSize),
      lineHeight: 1.6,
      lineHeightLG: 1.5,
      lineHeightHeading5: 1.5,
      borderRadius: 6,
      motion: !isMotionReduced,
      // Without motion antd sets them to 0 s, but not those that are given (antd, theme/util/alias).
      ...(isMotionReduced ? undefined : durations),
    },
    components: {
      Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
      // The tick and the dot stand on the primary colour.
      Checkbox: { colorWhite: p.onPrimary },
      Dropdown: { paddingBlock: 11 },
      Progress: { defaultColor: p.primary },
      Radio: { colorWhite: p.onPrimary },
      Tag: { defaultBg: p.fill, defaultColor: p.secondary, lineHeightSM: 1.7 },
      Tooltip: { colorBgSpotlight: p.text, colorTextLightSolid: p.page },
    },
  };
}
