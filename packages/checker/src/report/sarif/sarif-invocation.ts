import type { Invocation, Notification, ReportingDescriptor } from 'sarif';
import { NO_SINK } from '../pretty/pretty-messages.ts';
import type { Report } from '../report.ts';
import { runProblems } from '../run-problems.ts';
import { pascalCase } from './pascal-case.ts';
import { artifactLocation } from './sarif-location.ts';
import { sarifMessage } from './sarif-message.ts';
import { NOTIFICATION_TEXTS } from './sarif-messages.ts';

type NotificationId = keyof typeof NOTIFICATION_TEXTS;

/** Describes the kinds of notifications of the check. */
export function sarifNotificationKinds(): ReportingDescriptor[] {
  return notificationIds().map((id) => ({
    id,
    name: pascalCase(id),
    shortDescription: sarifMessage(NOTIFICATION_TEXTS[id]),
  }));
}

/** Tells how the check went: what it could not read, and what its silence is worth. */
export function sarifInvocation(report: Report): Invocation {
  return {
    executionSuccessful: report.problems.length === 0,
    toolExecutionNotifications: [
      ...runProblems(report).map(({ text, file }) =>
        notification(file === undefined ? 'project-not-loaded' : 'file-not-checked', 'error', text, file),
      ),
      ...(report.coverage.sinks === 0
        ? [notification('no-sink-recognised', 'warning', NO_SINK.join(' '))]
        : []),
      ...report.notices.map((text) => notification('check-notice', 'note', text)),
    ],
  };
}

function notification(
  id: NotificationId,
  level: NonNullable<Notification['level']>,
  text: string,
  file?: string,
): Notification {
  return {
    descriptor: { id, index: notificationIds().indexOf(id) },
    level,
    message: sarifMessage(text),
    ...(file === undefined
      ? {}
      : { locations: [{ physicalLocation: { artifactLocation: artifactLocation(file) } }] }),
  };
}

function notificationIds(): readonly NotificationId[] {
  // The keys of a constant table are known; `Object.keys` forgets them.
  return Object.keys(NOTIFICATION_TEXTS) as NotificationId[];
}
