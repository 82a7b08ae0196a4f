/** A defect planted in the product's code, and the rule that has to notice it. */
export type Defect = {
  id: string;
  rule: string;
  patches: readonly { file: string; from: string; to: string }[];
};

const defect = (id: string, rule: string, file: string, from: string, to: string): Defect => ({
  ...{ id, rule },
  patches: [{ file: `src/${file}`, from, to }],
});

export const DEFECTS: readonly Defect[] = [
  defect(
    ...(['pending-is-signed-in', 'session', 'machines/navigation/changes.ts'] as const),
    '    status,\n',
    "    status: status === 'changePending' ? 'signedIn' : status,\n",
  ),
  defect(
    ...(['services-outlive-session', 'signed-out', 'machines/root.ts'] as const),
    "          'stopServices',\n          assign({ session: ({ event }) => event.session, hasServices: false }),",
    '          assign({ session: ({ event }) => event.session, hasServices: false }),',
  ),
  defect(
    ...(['calendar-never-stops', 'left-over', 'machines/navigation/navigation.ts'] as const),
    'if (one && one.id !== behind?.id) enqueue.sendParent(toStop(one));',
    "if (one && one.id !== behind?.id && one.name !== 'calendar') enqueue.sendParent(toStop(one));",
  ),
  {
    ...{ id: 'page-of-another', rule: 'own-page' },
    patches: [
      {
        file: 'src/machines/navigation/parking.ts',
        from: "return change.status !== 'signedOut' && !isOf(parked, change);",
        to: 'return change.status === null && !isOf(parked, change);',
      },
      {
        file: 'src/machines/navigation/parking.ts',
        from: "return change.status === 'signedIn' && parked !== null && isOf(parked, change);",
        to: "return change.status === 'signedIn' && parked !== null;",
      },
      {
        file: 'src/machines/navigation/parking.ts',
        from: 'parked !== null && parked.userId === userId && ',
        to: 'parked !== null && ',
      },
    ],
  },
  defect(
    ...(['parked-for-another', 'parked', 'machines/navigation/parking.ts'] as const),
    "return change.status !== 'signedOut' && !isOf(parked, change);",
    'return change.status === null && !isOf(parked, change);',
  ),
  defect(
    ...(['query-not-followed', 'address', 'machines/navigation/navigation.ts'] as const),
    "{ guard: 'isSameScreen', actions: ['arrive', 'sendAddress'] }",
    "{ guard: 'isSameScreen', actions: 'arrive' }",
  ),
  defect(
    ...(['permission-not-asked', 'permission', 'machines/navigation/destination.ts'] as const),
    'route.permissions.length > 0 &&',
    'route.permissions.length > 1 &&',
  ),
  defect(
    ...(['missing-code-for-ever', 'at-rest', 'machines/navigation/navigation.ts'] as const),
    "        onError: {\n          target: 'failed',",
    '        onError: {',
  ),
  {
    ...{ id: 'save-does-not-answer-the-question', rule: 'saved' },
    patches: [
      {
        file: 'src/machines/navigation/navigation.ts',
        from: "        'navigation.go': 'leaving',\n",
        to: "        'navigation.go': {},\n",
      },
      {
        file: 'src/machines/navigation/navigation.ts',
        from: "        'screen.touched': { guard: 'isSettled', target: 'leaving' },\n",
        to: '',
      },
    ],
  },
  defect(
    ...(['always-asked', 'asked', 'machines/navigation/navigation.ts'] as const),
    "{ guard: 'isDirty', target: 'asking', actions: 'want' }",
    "{ target: 'asking', actions: 'want' }",
  ),
  defect(
    ...(['changes-not-told', 'dirty', 'machines/kit/form/form.ts'] as const),
    "'record.changed': { actions: ['keepChanged', 'reportChanged'] }",
    "'record.changed': { actions: ['keepChanged'] }",
  ),
  defect(
    ...(['two-questions', 'one-layer', 'machines/root.ts'] as const),
    "    'navigation.asked': { guard: 'hasServices', actions: 'closeQuestions' },\n",
    '',
  ),
  defect(
    ...(['call-without-session', 'token', 'api/http.ts'] as const),
    'if (token === null && !isPublic) throw new ApiError(SIGNED_OUT);',
    '',
  ),
  defect(
    ...(['former-token-sent-again', 'own-token', 'api/http.ts'] as const),
    'const isOver = signal?.aborted === true || token !== readToken();',
    'const isOver = signal?.aborted === true;',
  ),
  defect(
    ...(['export-for-ever', 'busy', 'machines/services/exports.ts'] as const),
    "        onError: {\n          target: 'idle',",
    '        onError: {',
  ),
  defect(
    ...(['batch-waits-for-ever', 'busy', 'machines/kit/batch.ts'] as const),
    "        after: { wait: 'running' },\n",
    '',
  ),
  defect(
    ...(['written-twice', 'once', 'api/http.ts'] as const),
    "if (method !== 'GET') return trackWrite(once());",
    "if (method !== 'GET') void once().catch(() => {});\n  if (method !== 'GET') return trackWrite(once());",
  ),
  defect(
    ...(['failed-deletion-not-told', 'told', 'machines/services/removal.ts'] as const),
    '      enqueue.sendTo(getRoot(system), toFailureEvent(failure, getRemovalMessage(noun, failure)));\n',
    '      getRemovalMessage(noun, failure);\n',
  ),
  defect(
    ...(['failed-save-empties', 'typed', 'machines/kit/form/save.ts'] as const),
    'const conflict = findConflict<Values>(event.error);',
    'const conflict = findConflict<Values>(event.error);\n        context.draft?.api.reset();',
  ),
  defect(
    ...(['lost-session-drops-the-page', 'typed', 'machines/navigation/parking.ts'] as const),
    "return screen?.layout === 'private' && userId !== null",
    "return screen?.layout === 'private' && userId !== null && screen.name === 'home'",
  ),
  defect(
    ...(['new-password-later', 'new-password', 'machines/navigation/destination.ts'] as const),
    "if (status === 'changePending' && route.path !== NEW_PASSWORD) return redirect(NEW_PASSWORD);",
    '',
  ),
  defect(
    ...(['sign-in-for-signed-in', 'public', 'machines/navigation/destination.ts'] as const),
    "if (status === 'signedIn' && route.layout === 'public') return redirect('/');",
    '',
  ),
  defect(
    ...(['idle-session-stays-open', 'revoked', 'api/auth.ts'] as const),
    '  const token = readToken();\n  if (token === null) return;\n  await settleWrites(WRITES_LIMIT);',
    '  await settleWrites(WRITES_LIMIT);\n  const token = readToken();\n  if (token === null) return;',
  ),
  defect(
    ...(['search-is-stored', 'stored', 'machines/kit/list.ts'] as const),
    "if (event.type !== 'list.search') return { q };",
    "if (event.type !== 'list.search') return { q };\n        localStorage.setItem('punt-jove.q', event.q);",
  ),
  defect(
    ...(['search-in-the-address', 'no-typed-address', 'machines/kit/list.ts'] as const),
    "if (event.type !== 'list.search') return { q };",
    "if (event.type !== 'list.search') return { q };\n        history.replaceState(history.state, '', `?q=${event.q}`);",
  ),
  defect(
    ...(['undo-too-short', 'undo', 'machines/services/removal.ts'] as const),
    'delays: { undoWait: 5_000 },',
    'delays: { undoWait: 200 },',
  ),
  defect(
    ...(['undo-deletes', 'undone', 'machines/services/removal.ts'] as const),
    "const UNDO = { target: 'ended', actions: 'reportUndone' } as const;",
    "const UNDO = { target: 'deleting', actions: 'reportUndone' } as const;",
  ),
  defect(
    ...(['sign-in-forgets-the-address', 'asked-address', 'machines/navigation/deepLink.ts'] as const),
    "return status === 'signedIn' && asked && findScreen({ ...context, address: asked }) ? toText(asked) : to;",
    'return status === null && asked && findScreen({ ...context, address: asked }) ? toText(asked) : to;',
  ),
  defect(
    ...(['palette-waits-for-days', 'ends', 'machines/services/shortcuts.ts'] as const),
    'delays: { typingWait: 200 },',
    'delays: { typingWait: 200_000_000 },',
  ),
  defect(
    ...(['journal-lacks-a-field', 'fold', 'machines/navigation/keep.ts'] as const),
    "'screen.touched': ['id', 'dirty'],",
    "'screen.touched': ['id'],",
  ),
  defect(
    ...(['journal-keeps-a-name', 'journal', 'machines/services/attendance.ts'] as const),
    "'attendance.open': ['id', 'date'],",
    "'attendance.open': ['id', 'date', 'label'],",
  ),
];
