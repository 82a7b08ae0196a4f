import { home } from '../../text/home';
import { Card } from '../ui/Card';
import { StatePanel } from '../ui/StatePanel';
import { NextSteps } from './NextSteps';

/** Shown without the right to see appointments. */
export function NoCalendarCard() {
  return (
    <Card>
      <StatePanel title={home.noCalendar} icon="calendar" actions={<NextSteps />}>
        {home.noCalendarHelp}
      </StatePanel>
    </Card>
  );
}
