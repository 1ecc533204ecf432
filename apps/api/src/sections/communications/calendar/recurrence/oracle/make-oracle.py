"""Writes oracle.json: dates of random rules of recurrence, as python-dateutil has them.

    python3 make-oracle.py > oracle.json        (python-dateutil 2.9)

dateutil works rules out on a clock that nobody changes. Times that the zone's clock skips are taken out afterwards and do
not count (RFC 5545, 3.3.10), so COUNT is counted here. The same seed gives the same file.
"""

import json
import random
from datetime import datetime, timedelta

from dateutil import rrule, tz

random.seed(5545)
ZONES = ["America/New_York", "Europe/Berlin", "Australia/Lord_Howe"]
DAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
# Around each change of daylight time of these zones, and times within the hours that they skip or repeat.
STARTS = [(2026, 2, 20), (2026, 3, 1), (2026, 3, 20), (2026, 9, 20), (2026, 10, 1), (2026, 10, 20), (2025, 11, 1), (2024, 2, 29), (2023, 12, 31)]
TIMES = [(2, 0), (2, 15), (2, 30), (1, 30), (3, 0), (0, 0), (18, 45)]
FORMAT = "%Y-%m-%dT%H:%M:%S"


def some(values, most):
    return sorted(random.sample(values, random.randint(1, most)))


def parts():
    freq = random.choice(["DAILY", "DAILY", "WEEKLY", "WEEKLY", "MONTHLY", "MONTHLY", "YEARLY", "HOURLY"])
    rule = {"FREQ": freq}
    if random.random() < 0.5:
        rule["INTERVAL"] = random.randint(2, 5) if freq != "HOURLY" else random.randint(5, 12)
    if freq == "HOURLY":
        rule.setdefault("INTERVAL", 6)
        return rule
    if freq == "DAILY" and random.random() < 0.3:
        rule["BYDAY"] = ",".join(random.sample(DAYS, 4))
    if freq == "WEEKLY" and random.random() < 0.8:
        rule["BYDAY"] = ",".join(random.sample(DAYS, random.randint(1, 4)))
    if freq == "MONTHLY":
        kind = random.random()
        if kind < 0.3:
            rule["BYMONTHDAY"] = ",".join(str(day) for day in some([1, 5, 13, 15, 28, 29, 30, 31, -1, -2], 3))
        elif kind < 0.6:
            rule["BYDAY"] = random.choice(["1", "2", "3", "4", "-1", "-2"]) + random.choice(DAYS)
        elif kind < 0.8:
            rule["BYDAY"] = "MO,TU,WE,TH,FR"
            rule["BYSETPOS"] = str(random.choice([1, 2, -1, -3]))
    if freq == "YEARLY":
        rule["BYMONTH"] = ",".join(str(month) for month in some(range(1, 13), 4))
        kind = random.random()
        if kind < 0.4:
            rule["BYDAY"] = random.choice(["1", "2", "3", "-1"]) + random.choice(DAYS)
        elif kind < 0.7:
            rule["BYMONTHDAY"] = str(random.choice([1, 8, 15, 29, -1]))
    if random.random() < 0.2 and freq in ("DAILY", "WEEKLY"):
        rule["BYHOUR"] = ",".join(str(hour) for hour in some([1, 2, 3, 9], 3))
    if random.random() < 0.3:
        rule["WKST"] = random.choice(["MO", "SU"])
    return rule


def case():
    zone = tz.gettz(random.choice(ZONES))
    name = [each for each in ZONES if tz.gettz(each) == zone][0]
    start = datetime(*random.choice(STARTS), *random.choice(TIMES))
    while not tz.datetime_exists(start, zone):
        start += timedelta(minutes=15)
    rule = parts()
    text = ";".join(f"{key}={value}" for key, value in rule.items())
    first = start + timedelta(days=random.randint(-10, 120))
    last = first + timedelta(days=random.choice([15, 31, 45]))
    count = until = None
    ending = random.random()
    if ending < 0.4:
        count = random.randint(1, 60)
    elif ending < 0.6:
        until = (start + timedelta(days=random.randint(1, 700))).replace(tzinfo=zone).astimezone(tz.UTC)
    found = []
    limit = datetime(2199, 1, 1) if count else last
    counted = 0
    for date in rrule.rrulestr(text, dtstart=start):
        if date > limit or (count and counted >= count):
            break
        if not tz.datetime_exists(date, zone):
            continue
        if until and date.replace(tzinfo=zone, fold=0).astimezone(tz.UTC) > until:
            break
        counted += 1
        if first <= date <= last:
            found.append(date.strftime(FORMAT))
    ends = f";COUNT={count}" if count else (until.strftime(";UNTIL=%Y%m%dT%H%M%SZ") if until else "")
    return {"zone": name, "start": start.strftime(FORMAT), "rule": text + ends, "from": first.strftime(FORMAT), "to": last.strftime(FORMAT), "dates": found}


print("[\n" + ",\n".join(json.dumps(case()) for _ in range(500)) + "\n]")
