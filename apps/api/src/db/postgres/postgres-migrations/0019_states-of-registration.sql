-- Where a car is registered was one of two answers: the state that every shop was in until then, or another one.
UPDATE bookings SET tint = replace(replace(tint, '"registeredIn":"florida"', '"registeredIn":"US-FL"'), '"registeredIn":"elsewhere"', '"registeredIn":"unknown"') WHERE tint IS NOT NULL;
--> statement-breakpoint
UPDATE bookings SET installation = replace(replace(installation, '"registeredIn":"florida"', '"registeredIn":"US-FL"'), '"registeredIn":"elsewhere"', '"registeredIn":"unknown"') WHERE installation IS NOT NULL;
