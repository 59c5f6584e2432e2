/**
 * What is mutated, by name, and the suites that check it: quick ones, no pages where anything else covers. `isWaiting`: most of
 * its tests wait for what comes, for 6 s only (shortWait). Not the controls of the forms: the built portal's smoke operates them.
 */
export const folders = {
  lifecycle: {
    isPure: true,
    mutate: ['src/features/deliveries/shared/lifecycle.ts'],
    tests: ['tests/features/deliveries/lifecycle.test.ts'],
  },
  fit: {
    isPure: true,
    mutate: [
      'src/features/positions/shared/fit/*.ts',
      'src/features/positions/shared/educationLevel.ts',
      '!src/features/positions/shared/fit/use*.ts',
    ],
    tests: [
      'tests/features/positions/fit.test.ts',
      'tests/features/positions/moment.test.ts',
      'tests/features/positions/fitPerson.test.ts',
      'tests/features/positions/ownValues.test.ts',
    ],
  },
  resume: {
    isPure: true,
    mutate: [
      'src/features/resume/rules.ts',
      'src/features/resume/shared/{completeness,contradiction,corrections,idNumber}.ts',
    ],
    tests: [
      'tests/features/resume/completeness.test.ts',
      'tests/features/resume/corrections.test.ts',
      'tests/features/resume/rules.test.ts',
    ],
  },
  url: {
    isPure: true,
    mutate: [
      'src/utils/{listCodec,urlValues}.ts',
      'src/features/account/collections/collectionView.ts',
      'src/features/activities/list/listState.ts',
      'src/features/appointments/appointmentView.ts',
      'src/features/content/notices/noticeState.ts',
      'src/features/content/questions/questionState.ts',
      'src/features/deliveries/shared/deliveryView.ts',
      'src/features/enterprises/parts/listState.ts',
      'src/features/notifications/notificationState.ts',
      'src/features/positions/search/enterprises/enterpriseState.ts',
      'src/features/positions/search/urlState.ts',
    ],
    tests: [
      'tests/utils/listCodec.test.ts',
      'tests/utils/urlValues.test.ts',
      'tests/features/content/state.test.ts',
      'tests/features/queries.test.ts',
      'tests/features/enterprises/lists.test.ts',
      'tests/features/positions/urlState.test.ts',
    ],
  },
  sessionState: {
    mutate: ['src/session/state/*.ts'],
    tests: [
      'tests/request/rotation.test.ts',
      'tests/request/sendAgain.test.ts',
      'tests/session/expiry.test.ts',
      'tests/session/otherTabs.test.ts',
      'tests/session/start.test.ts',
      'tests/session/storage.test.ts',
      'tests/session/token.test.ts',
      'tests/session/user.test.ts',
    ],
  },
  sessionActions: {
    mutate: ['src/session/actions/*.ts'],
    tests: [
      'tests/session/encryption.test.ts',
      'tests/session/login.test.ts',
      'tests/session/otherTabs.test.ts',
      'tests/session/sso.test.ts',
      'tests/session/start.test.ts',
    ],
  },
  requestAnswers: {
    mutate: ['src/request/{answer,headers,path,retryAfter}.ts'],
    tests: [
      'tests/request/answer.test.ts',
      'tests/request/calls.test.ts',
      'tests/request/errorCatalogue.test.ts',
      'tests/request/headers.test.ts',
      'tests/request/path.test.ts',
      'tests/request/rotation.test.ts',
    ],
  },
  requestAgain: {
    mutate: ['src/request/{refusedBefore,sendAgain,tryLater}.ts'],
    tests: [
      'tests/request/busy.test.ts',
      'tests/request/earlyAgain.test.ts',
      'tests/request/failure.test.ts',
      'tests/request/rotation.test.ts',
      'tests/request/rotationServers.test.ts',
      'tests/request/sendAgain.test.ts',
    ],
  },
  requestFailures: {
    mutate: ['src/request/{busyWords,errorHandler,failure,feedback}.ts'],
    tests: [
      'tests/request/busy.test.ts',
      'tests/request/errorCatalogue.test.ts',
      'tests/request/failure.test.ts',
      'tests/request/feedback.test.tsx',
    ],
  },
  requestCache: {
    // It is set up once, in the first test of a suite, and seen by the later ones.
    coverage: 'all',
    mutate: ['src/request/cache.ts'],
    tests: [
      'tests/request/cache.test.ts',
      'tests/request/cacheMissing.test.ts',
      'tests/request/calls.test.ts',
    ],
  },
  requestRuntime: {
    mutate: ['src/request/runtime.ts'],
    tests: [
      'tests/first-paint/early.test.ts',
      'tests/request/busy.test.ts',
      'tests/request/cache.test.ts',
      'tests/request/cacheMissing.test.ts',
      'tests/request/calls.test.ts',
      'tests/request/closedPage.test.ts',
      'tests/request/earlyAgain.test.ts',
      'tests/request/rotation.test.ts',
      'tests/request/sendAgain.test.ts',
      'tests/request/serverClock.test.ts',
      'tests/request/unreadable.test.ts',
      'tests/session/otherTabs.test.ts',
      'tests/session/start.test.ts',
    ],
  },
  requestEarly: {
    mutate: ['src/request/{early,failedCalls,wire}.ts'],
    tests: [
      'tests/first-paint/early.test.ts',
      'tests/layouts/monitoring.test.ts',
      'tests/request/earlyAgain.test.ts',
    ],
  },
  forms: {
    mutate: [
      'src/forms/{contractFields,faults,fieldSpec,storableValues,values}.ts',
      'src/forms/lookup/{nameSearch,treeOptions}.ts',
    ],
    tests: [
      'tests/features/apply/stepDraft.test.ts',
      'tests/features/resume/drafts.test.ts',
      'tests/forms/contractFields.test.ts',
      'tests/forms/pieces.test.ts',
    ],
  },
  formsState: {
    mutate: ['src/forms/{useFaults,usePortalForm}.ts', 'src/forms/lookup/use*.ts'],
    tests: [
      'tests/forms/fieldErrors.test.ts',
      'tests/forms/lateNames.test.tsx',
      'tests/forms/passwordField.test.tsx',
      'tests/forms/portalForm.test.tsx',
      'tests/pages/applySafety.test.tsx',
      'tests/pages/censorlogin.test.tsx',
    ],
  },
  formsFrame: {
    isWaiting: true,
    mutate: ['src/forms/{ErrorSummary,FormFrame,PortalForm}.tsx', 'src/forms/FormContext.ts'],
    tests: [
      'tests/forms/fields.test.tsx',
      'tests/forms/errorSummary.test.tsx',
      'tests/forms/controlLoads.test.tsx',
      'tests/forms/portalForm.test.tsx',
    ],
  },
  formsFields: {
    isWaiting: true,
    mutate: [
      'src/forms/{ChoicesFailed,FieldText,FormField,SchemaFields}.tsx',
      'src/forms/{registry,useControls}.ts',
    ],
    tests: [
      'tests/forms/controlLoads.test.tsx',
      'tests/forms/fields.test.tsx',
      'tests/forms/portalForm.test.tsx',
      'tests/forms/schemaFields.test.tsx',
    ],
  },
};
