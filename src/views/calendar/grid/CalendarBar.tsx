import type { ToolbarProps } from 'react-big-calendar';
import { VISTES } from '../../../domain/pages/calendari';
import { calendar } from '../../../text/calendar';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { SegmentedField } from '../../ui/SegmentedField';
import { classes } from '../../ui/classes';
import { PHONE, useMediaQuery } from '../../ui/useMediaQuery';
import { useBoard } from './board';
import { toVista, VIEW_NAMES } from './library';
import './CalendarBar.css';

const OPTIONS = VISTES.map((vista) => ({ value: VIEW_NAMES[vista], label: calendar.views[vista] }));
const PHONE_OPTIONS = OPTIONS.filter(({ value }) => value !== 'week');

type CalendarBarProps = Pick<ToolbarProps, 'view' | 'label' | 'onNavigate' | 'onView'>;

export function CalendarBar({ view, label, onNavigate, onView }: CalendarBarProps) {
  const { summary, isLoading, tools, filters, move } = useBoard();
  const isPhone = useMediaQuery(PHONE);
  const vista = toVista(view);
  return (
    <>
      <div className="calendar-bar">
        <div className="calendar-title">
          <h1 id="page-title" tabIndex={-1}>
            {calendar.title}
          </h1>
          <p>{label}</p>
          <p role="status" className={classes('calendar-status', isLoading && 'late')}>
            {summary}
          </p>
        </div>
        <div className="calendar-tools">
          <Button small onClick={() => onNavigate('TODAY')}>
            {calendar.today}
          </Button>
          <IconButton
            line
            icon="chevronLeft"
            label={calendar.previous(vista)}
            onClick={() => onNavigate('PREV')}
            onDragEnter={() => move?.movingId && onNavigate('PREV')}
          />
          <IconButton
            line
            icon="chevronRight"
            label={calendar.next(vista)}
            onClick={() => onNavigate('NEXT')}
            onDragEnter={() => move?.movingId && onNavigate('NEXT')}
          />
          <SegmentedField
            small
            hideLabel
            label={calendar.view}
            options={isPhone ? PHONE_OPTIONS : OPTIONS}
            value={view}
            onChange={onView}
          />
          {tools}
        </div>
      </div>
      {filters}
    </>
  );
}
