import type { fieldScreens } from './fieldLines';

/** The tests of parts.spec.ts. */
export type PartJourney =
  | 'registering'
  | 'the home pages and their texts'
  | 'the search and the comparison'
  | 'an application'
  | 'what is mine'
  | 'inside an app'
  | 'leaving and signing in again'
  | 'a résumé from a file';

/** The tests of the smoke. */
export type Journey = keyof typeof fieldScreens | PartJourney;

interface Line {
  /** The test that opens it. */
  in: Journey;
  /** The only way of pointing that has it. */
  by?: 'mouse' | 'fingers';
}

const home = { in: 'the home pages and their texts' } as const;
const search = { in: 'the search and the comparison' } as const;
const application = { in: 'an application' } as const;
const mine = { in: 'what is mine' } as const;
const inApp = { in: 'inside an app' } as const;
const leaving = { in: 'leaving and signing in again' } as const;
const fromFile = { in: 'a résumé from a file' } as const;
const registering = { in: 'registering' } as const;
const wishes = { in: 'the form of one’s wishes' } as const;
const byMouse = { by: 'mouse' } as const;
const byFingers = { by: 'fingers' } as const;

/** Every `import()` of src: the file, and the name of its chunk or, without one, the module (tests/rules/smoke.test.ts). */
export const lateParts: Readonly<Record<string, Line>> = {
  'components/Confirm confirm': mine,
  'components/share/CodeButton share-code': search,
  'components/StepProgress steps': { ...application, ...byMouse },
  'components/TimeWords time-tip': home,
  'components/days/DayField day-field': { ...home, ...byMouse },
  'components/month/MonthGrid month-table': { ...home, ...byMouse },
  'components/select/ChoiceSelect choice-select': { ...home, ...byMouse },
  'components/upload/PicturePicker crop': mine,
  'features/account/tabs ./collections/CollectionsTab': mine,
  'features/account/tabs ./privacy/PrivacyTab': mine,
  'features/account/tabs ./profile/ProfileTab': mine,
  'features/account/tabs ./security/SecurityTab': mine,
  'features/account/tabs @/features/appointments/shared/AppointmentsTab': mine,
  'features/account/tabs @/features/deliveries/shared/DeliveriesTab': mine,
  'features/account/tabs @/features/notifications/shared/NotificationsTab': mine,
  'features/activities/ActivityListScreen activity-calendar': home,
  'features/appointments/meeting/DeviceCheckButton device-check': mine,
  'features/appointments/shared/AppointmentsTab appointment': mine,
  'features/apply/steps/ResumeStep resume-review': application,
  'features/auth/regist/RegistForm rich-text': registering,
  'features/deliveries/DeliveryCard sent-and-now': mine,
  'features/deliveries/DeliveryList delivery-table': { ...mine, ...byMouse },
  'features/home/ActivitiesHomeScreen activity-calendar': home,
  'features/home/sections/ActivitiesSection home-activities': home,
  'features/home/sections/SavedSection saved-news': search,
  'features/home/sections/SideSections home-side': home,
  'features/notifications/shared/NotificationsTab consent': mine,
  'features/positions/PositionSearchScreen filters': { ...search, ...byFingers },
  'features/positions/PositionSearchScreen mine-note': search,
  'features/positions/detail/OwnFit ./FitAnswers': application,
  'features/positions/search/OfferAlerts alert-offer': search,
  'features/positions/search/Results position-table': { ...search, ...byMouse },
  'features/positions/search/SavedSearches saveSearch': search,
  'features/positions/search/SearchHead ./enterprises/EnterpriseList': search,
  'features/positions/search/UnitFacet unit-tree': search,
  'features/positions/shared/compare/CompareArea compare': search,
  'features/positions/shared/compare/CompareDrawer compare-table': { ...search, ...byMouse },
  'features/positions/shared/suggest/useSuggest suggestions': search,
  'features/positions/shared/unitTree/useTypeAhead pinyin': { ...search, ...byMouse },
  'features/resume/ImproveResumeScreen resume-improve': leaving,
  'features/resume/ResumeEditScreen resume-editor': wishes,
  'features/resume/editor/useSensitiveConsent rich-text': { in: 'a row of the family' },
  'features/resume/file/ResumeFiles word-file': mine,
  'features/resume/read/FromFile resume-read': fromFile,
  'features/resume/read/file/readFile inspect': fromFile,
  'features/resume/read/file/readFile read-pdf': fromFile,
  'features/resume/read/file/readFile read-word': fromFile,
  'forms/controls/Upload controls-file': { in: 'a row of attachments' },
  'forms/registry controls-basic': registering,
  'forms/registry controls-mouse': { ...wishes, ...byMouse },
  'forms/registry controls-touch': { ...wishes, ...byFingers },
  'hooks/usePinyin pinyin': { ...wishes, ...byMouse },
  'layouts/AccountButton account-menu': mine,
  'layouts/AccountButton picture': mine,
  'layouts/AppProvider notices': mine,
  'layouts/InApp in-app': inApp,
  'layouts/Bell alerts': mine,
  'layouts/QueryDrawers accessibility': home,
  'layouts/QueryDrawers privacy': home,
  'layouts/Relogin relogin': leaving,
  'services/answerShape person-shapes': mine,
  'session/actions/encryption aes': registering,
  'utils/calendarFile calendar': mine,
  'utils/upload/checkFile inspect': { in: 'a row of attachments' },
  'utils/upload/checkFile pdf-password': application,
  'utils/upload/pictures compressor': { in: 'the basics with the ID photo' },
};

/** Every file of src that shows a dialog, drawer, menu, tooltip or notice of antd, or asks by one of the portal's own. */
export const overlays: Readonly<Record<string, Line>> = {
  'components/ConfirmDialog': mine,
  'components/Drawer': home,
  'components/TimeTip': home,
  'components/inApp/OpenInBrowser': inApp,
  'components/share/CodeDialog': search,
  'components/table/DataTable': { ...mine, ...byMouse },
  'components/upload/CropDialog': mine,
  'features/account/privacy/DevicePart': mine,
  'features/apply/steps/ExtraStep': application,
  'features/auth/shared/ReloginDialog': leaving,
  'features/content/shared/PrivacyDrawer': home,
  'features/content/shared/accessibility/AccessibilityDrawer': home,
  'features/deliveries/DeliveryActions': mine,
  'features/notifications/consent/RefusalForm': mine,
  'features/positions/search/FilterDrawer': { ...search, ...byFingers },
  'features/positions/shared/compare/CompareDrawer': search,
  'features/registration/RegistrationForm': leaving,
  'features/resume/editor/Editor': leaving,
  'features/resume/editor/useSectionSave': { in: 'a row of the family' },
  'features/resume/improve/Improve': leaving,
  'features/resume/read/ReadDrawer': fromFile,
  'hooks/useLeaveGuard': leaving,
  'hooks/useQuestion': leaving,
  'layouts/AccountMenu': mine,
  'layouts/NoticeCentre': mine,
};
